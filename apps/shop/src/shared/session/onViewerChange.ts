import { personOf, type SessionStore } from '../stores/SessionStore.ts';

/** Calls `changed` with the person, as a key, when the viewer changes, here or in another tab. */
export function onViewerChange(
  session: Pick<SessionStore, 'subscribe' | 'getState'>,
  changed: (person: string) => void,
): () => void {
  let last = personOf(session.getState().viewer);
  return session.subscribe(() => {
    const viewer = personOf(session.getState().viewer);
    if (viewer === last) return;
    last = viewer;
    changed(viewer);
  });
}
