/** A start failure that the user can fix: its message is the only line shown. Other errors keep their stack. */
export class StartError extends Error {
  override name = 'StartError';
}
