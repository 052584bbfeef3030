/** More pages of a kind are asked for than can be rendered in a time that anybody waits. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}
