import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useRefine } from '../../shared/page/useRefine.ts';

/** The state of a history entry that reorders the order of its page. */
export const reorderState = { reorder: true } as const;

const isReorder = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'reorder' in state && state.reorder === true;

/** Reorders once when the history opened this page for it, and removes that state from its entry. */
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
    // Delayed: StrictMode runs effects twice.
    const timer = setTimeout(start);
    return () => clearTimeout(timer);
  }, [wanted]);
}
