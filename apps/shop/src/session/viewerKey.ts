import type { Viewer } from './Viewer.ts';

/** Whose data it is, as a cache key: 'anonymous' or the customer's number. */
export const viewerKey = (viewer: Viewer): string =>
  viewer.kind === 'anonymous' ? 'anonymous' : viewer.customerNumber;
