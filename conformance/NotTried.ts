/** Why a check could not be made: the data of this back end gives no occasion for it. */
export class NotTried extends Error {
  override readonly name = 'NotTried';
}
