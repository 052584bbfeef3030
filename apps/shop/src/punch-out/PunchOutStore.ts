import type { PunchOut } from './PunchOut.ts';

/** Whether this tab was opened by a procurement system. */
export interface PunchOutStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** Null when it was not, or no longer: after the return, 'Annuleren', a logout, a switch or another login. */
  readonly getState: () => PunchOut | null;
  /** Logs in with a token and takes the visit up, with a cart of its own that is empty. */
  readonly begin: (visit: PunchOut, token: string) => void;
  /** Ends the visit: the hook is forgotten, and the customer's own cart is back. */
  readonly end: () => void;
}
