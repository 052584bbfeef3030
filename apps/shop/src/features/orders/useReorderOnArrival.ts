import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useRefine } from '../../shared/page/useRefine.ts';

/** The state of a history entry with which a row of the history leads to its order, to order it again there. */
export const reorderState = { reorder: true } as const;

const isReorder = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'reorder' in state && state.reorder === true;

/**
 * Orders again when a row of the history leads here for it, once: the entry forgets it, so that a reload or the back
 * button does not order again. A cart that is being priced is waited for.
 */
export function useReorderOnArrival(reorder: () => Promise<void>, busy: boolean): void {
  const { pathname, state } = useLocation();
  const refine = useRefine('replace');
  const wanted = isReorder(state) && !busy;
  const start = useEffectEvent(() => {
    refine(pathname);
    void reorder();
  });

  useEffect(() => {
    if (!wanted) return;
    // Not in the effect itself, which StrictMode runs twice.
    const timer = setTimeout(start);
    return () => clearTimeout(timer);
  }, [wanted]);
}
