import type { SyntheticEvent } from 'react';

/** What comes with a new value: second argument of every `onValueChange`. */
export interface ChangeDetails {
  /** What made it: a typed letter, a press, a choice. */
  readonly event: SyntheticEvent;
}
