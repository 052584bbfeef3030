/** Too many pages of a kind are waiting to be rendered. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}
