import { useSyncExternalStore } from 'react';
import { useStores } from '../stores/StoresProvider.tsx';
import type { PunchOutSession } from './createPunchOutStore.ts';
import { punchOutOf } from './createPunchOutStore.ts';

const nothing = () => null;

/** The punch-out session of this tab; null when there is none, and while the page hydrates. */
export function usePunchOut(): PunchOutSession | null {
  const { session } = useStores();
  const { subscribe, getState } = punchOutOf(session);
  return useSyncExternalStore(subscribe, getState, nothing);
}
