import { type SessionStore, viewerKey } from '../stores/SessionStore.ts';

/**
 * Tells, in the same moment as the session does, that another one looks now: who logs in, out, or switches, here or in
 * another tab.
 *
 * @returns ends it
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
