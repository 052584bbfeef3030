import { useStores } from '../../stores/StoresProvider.tsx';
import { type Refusal, readRefusal } from './Refusal.ts';

/** Logs in; the session follows in every tab. Gives why not, or null where nothing is to be said. */
export function useLogIn(): (
  email: string,
  password: string,
) => Promise<{ readonly loggedIn: boolean; readonly refusal: Refusal | null }> {
  const { api, session } = useStores();
  return async (email, password) => {
    try {
      session.logIn(await api.logIn(email, password));
      return { loggedIn: true, refusal: null };
    } catch (error) {
      console.warn('Not logged in', error);
      return { loggedIn: false, refusal: readRefusal(error) };
    }
  };
}
