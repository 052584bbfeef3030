import { useSyncExternalStore } from 'react';
import { useStores } from '../stores/StoresProvider.tsx';
import type { PunchOut } from './PunchOut.ts';
import { punchOutOf } from './punchOutOf.ts';

const nothing = () => null;

/** The visit from a procurement system that this tab is; null when it is none, and while the page hydrates. */
export function usePunchOut(): PunchOut | null {
  const { session } = useStores();
  const { subscribe, getState } = punchOutOf(session);
  return useSyncExternalStore(subscribe, getState, nothing);
}
