/**
 * A start failure that the user can fix: its message is the only line shown, with what happened, why, and what to do.
 * Other errors are faults and keep their stack.
 */
export class StartError extends Error {
  override name = 'StartError';
}
