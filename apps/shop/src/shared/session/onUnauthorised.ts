import type { SessionStore } from '../stores/SessionStore.ts';

/**
 * Handles a 401: logs out and reloads the page, once for concurrent refusals. A page for customers then redirects to the
 * login and back. A refusal of an earlier token, after a login or a switch in another tab, is ignored.
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
