import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths/paths.ts';
import { useStores } from '../stores/StoresProvider.tsx';
import type { SessionState } from './SessionStore.ts';

/** Who is looking. Anonymous while the page hydrates, the customer right after. */
export function useSession(): SessionState {
  const { session } = useStores();
  return useSyncExternalStore(session.subscribe, session.getState, session.getServerState);
}

/**
 * Logs out here and in every tab; the server is told too, but its silence keeps nobody logged in.
 *
 * @param to where it leads
 */
export function useLogOut(to: string = paths.home.href()): () => void {
  const { api, session } = useStores();
  const navigate = useNavigate();
  return () => {
    const token = session.token();
    session.logOut(to);
    if (token !== null) {
      api
        .logOut(token)
        .catch((error: unknown) => console.warn('The server was not told of the logout', error));
    }
    void navigate(to);
  };
}

/** 'Switch terug': returns to one's own account and goes home (T80). */
export function useSwitchBack(): () => void {
  const { session } = useStores();
  const navigate = useNavigate();
  return () => {
    session.switchBack();
    void navigate(paths.home.href());
  };
}
