/** Why a command does nothing, as whole lines for who typed it: what happened and what to do. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}
