import type { Viewer } from '../../session/Viewer.ts';

/** Whose searches they are: two people at one computer, or of one company, do not see each other's. */
export const personKey = (viewer: Viewer): string =>
  viewer.kind === 'anonymous' ? 'anonymous' : `${viewer.customerNumber} ${viewer.username}`;
