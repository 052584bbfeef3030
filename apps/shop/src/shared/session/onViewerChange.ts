import { type SessionStore, type Viewer, viewerKey } from '../stores/SessionStore.ts';

/** The person as a key: colleagues share a company, and pages show what the person's role allows. */
export const personOf = (viewer: Viewer): string =>
  viewer.kind === 'anonymous' ? viewerKey(viewer) : `${viewerKey(viewer)} ${viewer.username} ${viewer.role}`;

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
