/**
 * A number from 0 up to 1 that looks drawn by lot and is the same on every machine:
 * FNV-1a over the text (http://www.isthe.com/chongo/tech/comp/fnv/), mixed once more, because
 * neighbouring article numbers otherwise draw neighbouring lots.
 *
 * @param subject what the lot is for, as 'stock 101404'
 */
export function chance(subject: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < subject.length; index++) {
    hash = Math.imul(hash ^ subject.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
