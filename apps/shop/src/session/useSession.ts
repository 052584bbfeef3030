import { useSyncExternalStore } from 'react';
import { useStores } from '../stores/StoresProvider.tsx';
import type { SessionState } from './SessionStore.ts';

/** Who is looking. Anonymous while the page hydrates, the customer right after. */
export function useSession(): SessionState {
  const { session } = useStores();
  return useSyncExternalStore(session.subscribe, session.getState, session.getServerState);
}
