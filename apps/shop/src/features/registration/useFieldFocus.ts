import { useEffect, useRef } from 'react';
import type { FieldName } from './FieldError.ts';
import { fieldId } from './fieldId.ts';
import type { Step } from './Step.ts';
import { stepOf } from './stepOf.ts';

/**
 * Gives a function that focuses a field, whichever step it stands on: its step comes first. Another step that one goes
 * to without a field in mind is focused itself, at its top.
 */
export function useFieldFocus(step: Step, goTo: (step: Step) => void): (field: FieldName) => void {
  const awaited = useRef<FieldName | null>(null);
  const shown = useRef(step);

  useEffect(() => {
    const field = awaited.current;
    if (field === null && shown.current === step) return;
    awaited.current = null;
    shown.current = step;
    // The panel of a step is there a moment after its tab.
    const frame = requestAnimationFrame(() => (field ? focus(field) : focusStep()));
    return () => cancelAnimationFrame(frame);
  }, [step]);

  return (field) => {
    if (stepOf(field) === step) return focus(field);
    awaited.current = field;
    goTo(stepOf(field));
  };
}

function focusStep(): void {
  const panel = document.querySelector<HTMLElement>('[role=tabpanel][data-state=active]');
  panel?.focus({ preventScroll: true });
  panel?.parentElement?.scrollIntoView({ block: 'start' });
}

function focus(field: FieldName): void {
  const found = document.getElementById(fieldId(field));
  // The times of a closed day take no focus; what closes it does.
  const control = found?.matches(':disabled')
    ? found.closest('fieldset')?.querySelector<HTMLElement>('input:enabled')
    : found;
  control?.focus({ preventScroll: true });
  (control?.closest('[data-slot=field], fieldset') ?? control)?.scrollIntoView({ block: 'center' });
}
