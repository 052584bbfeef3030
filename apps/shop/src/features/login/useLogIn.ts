import { useStores } from '../../stores/StoresProvider.tsx';
import type { Refusal } from './Refusal.ts';
import { readRefusal } from './readRefusal.ts';

/** Logs in; the session follows in every tab. Gives why not, or null when somebody is logged in. */
export function useLogIn(): (email: string, password: string) => Promise<Refusal | null> {
  const { api, session } = useStores();
  return async (email, password) => {
    try {
      session.logIn(await api.logIn(email, password));
      return null;
    } catch (error) {
      console.warn('Not logged in', error);
      return readRefusal(error);
    }
  };
}
