import type { SyntheticEvent } from 'react';

/** The cause; `trigger` is its button, `close` a button inside, `outside` a press or focus elsewhere. */
export type OpenChangeReason = 'trigger' | 'close' | 'select' | 'escape' | 'outside' | 'hover' | 'focus';

/** Second argument of every `onOpenChange`. */
export interface OpenChangeDetails {
  /** The event that caused it: React's, or the browser's for a key or a press outside the component. */
  readonly event: SyntheticEvent | Event;
  readonly reason: OpenChangeReason;
}

/** Second argument of every `onValueChange`. */
export interface ChangeDetails {
  /** The event that caused it: typing, a press, a choice. */
  readonly event: SyntheticEvent;
}
