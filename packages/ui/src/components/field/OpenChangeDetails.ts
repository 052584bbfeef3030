import type { SyntheticEvent } from 'react';

/** What comes with another state of what opens and closes: second argument of every `onOpenChange`. */
export interface OpenChangeDetails {
  /** What made it: React's event, or the browser's own of a key or a press outside the part. */
  readonly event: SyntheticEvent | Event;
}
