import type { SessionStore } from '../stores/SessionStore.ts';

/**
 * What any 401 does: logs out and reloads the page, once, however many calls were refused together.
 * A guarded page then leads to the login page and back. A refusal of a token that nobody uses any more, since another
 * tab logged in or switched meanwhile, ends nothing.
 */
export function onUnauthorised(
  session: Pick<SessionStore, 'refuse'>,
  reload: () => void,
): (token: string | null) => void {
  let reloading = false;
  return (token) => {
    if (reloading || !session.refuse(token)) return;
    reloading = true;
    console.warn('The back end refused the session: logged out');
    reload();
  };
}
