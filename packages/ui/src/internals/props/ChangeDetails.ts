import type { SyntheticEvent } from 'react';

/**
 * What opened or closed it: its button (`trigger`), a button inside of it (`close`), a line that was chosen (`select`),
 * Escape or what a device has for it (`escape`), a press or a focus elsewhere (`outside`), a pointer that rests or leaves
 * (`hover`), or the keyboard that comes or goes (`focus`).
 */
export type OpenChangeReason = 'trigger' | 'close' | 'select' | 'escape' | 'outside' | 'hover' | 'focus';

/** What comes with another state of what opens and closes: second argument of every `onOpenChange`. */
export interface OpenChangeDetails {
  /** What made it: React's event, or the browser's own of a key or a press outside the part. */
  readonly event: SyntheticEvent | Event;
  readonly reason: OpenChangeReason;
}

/** What comes with a new value: second argument of every `onValueChange`. */
export interface ChangeDetails {
  /** What made it: a typed letter, a press, a choice. */
  readonly event: SyntheticEvent;
}
