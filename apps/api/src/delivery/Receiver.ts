import type { Viewer } from '../session/Viewer.ts';

/** What the days on which goods can come depend on. */
export type Receiver = Pick<Viewer, 'country' | 'closedDays'>;
