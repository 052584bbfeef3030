import { useLayoutEffect, useRef } from 'react';
import { keptFocus } from '../../../shared/page/focusHeading.ts';
import { type FieldName, fieldId, type Step, stepOf } from './steps.ts';

/** About a second of tries, for a step whose code is loading. */
const maxTries = 60;

/** Returns a function that focuses a field after showing its step; a focus moved by the user stays. */
export function useFieldFocus(step: Step, goTo: (step: Step) => void): (field: FieldName) => void {
  const awaited = useRef<FieldName | null>(null);
  const shown = useRef(step);

  // A layout effect: after the paint the user may already be in a field.
  useLayoutEffect(() => {
    const field = awaited.current;
    if (field === null && shown.current === step) return;
    awaited.current = null;
    shown.current = step;
    const before = document.activeElement;
    // The panel of a step renders a moment after its tab.
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      const { activeElement: now, body } = document;
      const movedOn = now !== before && now !== body && !keptFocus.has(now);
      if (movedOn || (field ? focus(field) : focusStep()) || tries === maxTries) clearInterval(timer);
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
  // The times of a closed day are disabled: focuses its checkbox instead.
  const control = found?.matches(':disabled')
    ? found.closest('fieldset')?.querySelector<HTMLElement>('input:enabled')
    : found;
  control?.focus({ preventScroll: true });
  (control?.closest('[data-slot=field], fieldset') ?? control)?.scrollIntoView({ block: 'center' });
  return found !== null;
}
