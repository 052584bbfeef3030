import type { SessionStore } from '../stores/SessionStore.ts';

/**
 * Handles a 401: ends the session, then calls `leave`, which loads a document without it. Once for concurrent refusals;
 * ignores one of an earlier token.
 */
export function onUnauthorised(
  session: Pick<SessionStore, 'refuse'>,
  leave: () => void,
): (token: string | null) => void {
  let leaving = false;
  return (token) => {
    if (leaving || !session.refuse(token)) return;
    leaving = true;
    console.warn('Logged out: the session was refused');
    leave();
  };
}
