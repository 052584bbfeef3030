import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The key of the history's entry that somebody arrived at. A page that refines its own address (`useRefine`) stays the
 * entry it was: nobody arrives anywhere, so nothing is announced, focused or scrolled.
 */
export function useEntry(): string {
  const { key, state }: { key: string; state: unknown } = useLocation();
  const [entry, setEntry] = useState(key);
  if (isRefined(state)) return entry;
  if (entry !== key) setEntry(key);
  return key;
}

const isRefined = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'refined' in state && state.refined === true;
