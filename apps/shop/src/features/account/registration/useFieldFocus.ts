import { useLayoutEffect, useRef } from 'react';
import { keptFocus } from '../../../shared/page/focusHeading.ts';
import { type FieldName, fieldId, type Step, stepOf } from './steps.ts';

/** About a second: as long as the code of a step may take to show. */
const mostTries = 60;

/**
 * Gives a function that focuses a field, whichever step it stands on: its step comes first. Another step that one goes
 * to without a field in mind is focused itself, at its top. Who has moved on in the meantime keeps the focus.
 */
export function useFieldFocus(step: Step, goTo: (step: Step) => void): (field: FieldName) => void {
  const awaited = useRef<FieldName | null>(null);
  const shown = useRef(step);

  // A layout effect: an effect would come after the paint, when one may be in a field already.
  useLayoutEffect(() => {
    const field = awaited.current;
    if (field === null && shown.current === step) return;
    awaited.current = null;
    shown.current = step;
    const before = document.activeElement;
    // The panel of a step is there a moment after its tab.
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      const { activeElement: now, body } = document;
      const movedOn = now !== before && now !== body && !keptFocus.has(now);
      if (movedOn || (field ? focus(field) : focusStep()) || tries === mostTries) clearInterval(timer);
    }, 16);
    return () => clearInterval(timer);
  }, [step]);

  return (field) => {
    if (stepOf(field) === step) return void focus(field);
    awaited.current = field;
    goTo(stepOf(field));
  };
}

/** Gives false when it is not there yet. */
function focusStep(): boolean {
  const panel = document.querySelector<HTMLElement>('[role=tabpanel][data-state=active]');
  panel?.focus({ preventScroll: true });
  panel?.parentElement?.scrollIntoView({ block: 'start' });
  return panel !== null;
}

/** Gives false when it is not there yet. */
function focus(field: FieldName): boolean {
  const found = document.getElementById(fieldId(field));
  // The times of a closed day take no focus; what closes it does.
  const control = found?.matches(':disabled')
    ? found.closest('fieldset')?.querySelector<HTMLElement>('input:enabled')
    : found;
  control?.focus({ preventScroll: true });
  (control?.closest('[data-slot=field], fieldset') ?? control)?.scrollIntoView({ block: 'center' });
  return found !== null;
}
