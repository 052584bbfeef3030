import { announce } from '@magazijn/ui';
import { type FocusEvent, useEffect, useRef } from 'react';
import { type Control, get, useFormState } from 'react-hook-form';
import type { RegistrationValues } from './RegistrationValues.ts';
import { type FieldError, fieldLabel } from './steps.ts';

const announceError = ({ field, text }: FieldError) => announce(`${fieldLabel(field)}: ${text}`);

/**
 * Announces the error that appears beneath a changed field when it is left, since the focus is in the next field by then;
 * and again each time it is left so. A field that is passed as it was announces nothing: its error is in its description.
 * Several errors at once are summed up at the top, where the focus goes.
 *
 * @param pending what is wrong with the step that shows
 * @returns what the form does when a field is left
 */
export function useAnnouncedErrors(
  control: Control<RegistrationValues, unknown, RegistrationValues>,
  pending: readonly FieldError[],
): (event: FocusEvent<HTMLElement>) => void {
  const { errors, dirtyFields } = useFormState({ control });
  const before = useRef<ReadonlySet<string>>(new Set());
  const shown = pending.filter(({ field }) => get(errors, field) !== undefined);
  const isChanged = ({ field }: FieldError): boolean => get(dirtyFields, field) !== undefined;

  useEffect(() => {
    const [fresh, ...others] = shown.filter(({ field }) => !before.current.has(field));
    before.current = new Set(shown.map(({ field }) => field));
    if (fresh && others.length === 0 && isChanged(fresh)) announceError(fresh);
  });

  return ({ target, relatedTarget }) => {
    // The window was left, and the field keeps the focus.
    if (document.activeElement === target) return;
    const name = target.getAttribute('name');
    // One choice of a group is left for another.
    if (relatedTarget?.getAttribute('name') === name) return;
    const left = shown.find(({ field }) => field === name);
    if (left && isChanged(left)) announceError(left);
  };
}
