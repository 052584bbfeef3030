import { announce } from '@magazijn/ui';
import { type FocusEvent, useEffect, useRef } from 'react';
import { type Control, get, useFormState } from 'react-hook-form';
import type { RegistrationValues } from './RegistrationValues.ts';
import { type FieldError, fieldLabel } from './steps.ts';

const announceError = ({ field, text }: FieldError) => announce(`${fieldLabel(field)}: ${text}`);

/**
 * Announces a changed field's error on blur, since the focus is in the next field by then; an unchanged field
 * has it in its description. Several errors show in the summary. Returns the blur handler.
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
    // The window lost the focus; the field keeps it within the document.
    if (document.activeElement === target) return;
    const name = target.getAttribute('name');
    // The focus moves between the options of one group.
    if (relatedTarget?.getAttribute('name') === name) return;
    const left = shown.find(({ field }) => field === name);
    if (left && isChanged(left)) announceError(left);
  };
}
