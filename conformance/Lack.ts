/** What a back end lacks, said as its developer needs it. */
export class Lack extends Error {
  override readonly name = 'Lack';
}
