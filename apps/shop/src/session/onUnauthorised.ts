import type { SessionStore } from './SessionStore.ts';

/**
 * What any 401 does (T03): logs out and reloads the page, once, however many calls were refused together.
 * A guarded page then leads to the login page and back.
 */
export function onUnauthorised(session: SessionStore, reload: () => void): () => void {
  let reloading = false;
  return () => {
    if (reloading || session.token() === null) return;
    reloading = true;
    session.logOut();
    reload();
  };
}
