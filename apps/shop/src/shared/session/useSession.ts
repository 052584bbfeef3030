import type { Permission } from '@magazijn/domain/people';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../links/paths.ts';
import { may, type SessionState } from '../stores/SessionStore.ts';
import { SessionContext, useStores } from '../stores/StoresProvider.tsx';

/** The session. Until the browser has taken over, that of the document: a visitor's, or this customer's. */
export const useSession = (): SessionState => useContext(SessionContext);

/** Whether the viewer's role allows something. False for visitors, and while a visitor's document hydrates. */
export const useMay = (permission: Permission): boolean => may(useSession().viewer, permission);

/** Logs out in every tab and on the server, whose failure does not prevent it, and goes to `to`. */
export function useLogOut(to: string = paths.home.href()): () => void {
  const { loadApi, session } = useStores();
  const navigate = useNavigate();
  return () => {
    const token = session.token();
    session.logOut(to);
    if (token !== null) {
      loadApi()
        .then((api) => api.logOut(token))
        .catch((error: unknown) => console.warn('The logout failed', error));
    }
    void navigate(to);
  };
}

/** 'Switch terug': returns to the customer's own account and goes home. */
export function useSwitchBack(): () => void {
  const { session } = useStores();
  const navigate = useNavigate();
  return () => {
    session.switchBack();
    void navigate(paths.home.href());
  };
}
