import type { SessionStore } from '../stores/SessionStore.ts';

/** Handles a 401: logs out and reloads, once for concurrent refusals; ignores one of an earlier token. */
export function onUnauthorised(
  session: Pick<SessionStore, 'refuse'>,
  reload: () => void,
): (token: string | null) => void {
  let reloading = false;
  return (token) => {
    if (reloading || !session.refuse(token)) return;
    reloading = true;
    console.warn('Logged out: the session was refused');
    reload();
  };
}
