import { useState } from 'react';
import { paths } from '../../paths/paths.ts';
import { useRefine } from '../../shared/useRefine.ts';
import type { Step } from './steps.ts';

/**
 * Which step shows, and how far one came: the first tab is enabled, and each that was selected (T40). The step stands
 * in the address, so that the back button goes one step back.
 *
 * @param wanted the step of the address; one that was not reached yet gives way to the last that was
 */
export function useSteps(wanted: Step, begunAt: Step) {
  const refine = useRefine('push');
  const [reached, setReached] = useState(begunAt);
  const step: Step = wanted > reached ? reached : wanted;

  const goTo = (next: Step) => {
    if (next > reached) setReached(next);
    const query = next === 1 ? '' : `?stap=${next}`;
    // Another step of the same page: it says itself what is new.
    if (next !== step) refine(`${paths.register.href()}${query}`);
  };
  return { step, reached, goTo };
}
