import { type SessionStore, viewerKey } from '../stores/SessionStore.ts';

/**
 * Calls `changed`, in the session's own notification, when the viewer changes: after a login, a logout or a switch, here
 * or in another tab.
 *
 * @returns a function that removes the listener
 */
export function onViewerChange(
  session: Pick<SessionStore, 'subscribe' | 'getState'>,
  changed: () => void,
): () => void {
  let last = viewerKey(session.getState().viewer);
  return session.subscribe(() => {
    const viewer = viewerKey(session.getState().viewer);
    if (viewer === last) return;
    last = viewer;
    changed();
  });
}
