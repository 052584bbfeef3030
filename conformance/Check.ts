import type { Session } from './Session.ts';

/** One thing that the contract requires of one call. */
export interface Check {
  /** The call, as the specification writes it: `GET /product/detail/{category}/{product}`. */
  readonly call: string;
  /** What is required, as the end of a sentence that begins with the call. */
  readonly requires: string;
  /** What it leaves behind in the back end; such a check runs only when it is allowed. */
  readonly writes?: 'draft' | 'order' | 'mail';
  /**
   * Asks, and compares.
   *
   * @throws Failure what the back end lacks
   * @throws NotTried why it cannot be told from here
   */
  readonly run: (session: Session) => Promise<void>;
}
