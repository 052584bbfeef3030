import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../links/paths.ts';
import type { SessionState } from '../stores/SessionStore.ts';
import { useStores } from '../stores/StoresProvider.tsx';

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
  const { loadApi, session } = useStores();
  const navigate = useNavigate();
  return () => {
    const token = session.token();
    session.logOut(to);
    if (token !== null) {
      loadApi()
        .then((api) => api.logOut(token))
        .catch((error: unknown) => console.warn('The server was not told of the logout', error));
    }
    void navigate(to);
  };
}

/** 'Switch terug': returns to one's own account and goes home. */
export function useSwitchBack(): () => void {
  const { session } = useStores();
  const navigate = useNavigate();
  return () => {
    session.switchBack();
    void navigate(paths.home.href());
  };
}
