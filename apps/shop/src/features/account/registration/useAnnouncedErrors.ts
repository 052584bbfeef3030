import { announce } from '@magazijn/ui';
import { useEffect, useRef } from 'react';
import { type Control, get, useFormState } from 'react-hook-form';
import type { RegistrationValues } from './RegistrationValues.ts';
import { type FieldError, fieldLabel } from './steps.ts';

/**
 * Says the error that appears beneath a field when one leaves it: the focus is in the next field by then. Several at
 * once are summed up at the top, where the focus goes.
 *
 * @param pending what is wrong with the step that shows
 */
export function useAnnouncedErrors(
  control: Control<RegistrationValues, unknown, RegistrationValues>,
  pending: readonly FieldError[],
): void {
  const { errors } = useFormState({ control });
  const before = useRef<ReadonlySet<string>>(new Set());
  const shown = pending.filter(({ field }) => get(errors, field) !== undefined);

  useEffect(() => {
    const [fresh, ...others] = shown.filter(({ field }) => !before.current.has(field));
    before.current = new Set(shown.map(({ field }) => field));
    if (fresh && others.length === 0) announce(`${fieldLabel(fresh.field)}: ${fresh.text}`);
  });
}
