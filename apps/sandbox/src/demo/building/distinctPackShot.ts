import type { MotifName, PackShot, PaletteName } from '../pictures/PackShot.ts';

const PALETTES: readonly PaletteName[] = [
  'sky',
  'green',
  'orange',
  'lilac',
  'yellow',
  'pink',
  'mint',
  'red',
  'blue',
  'cream',
  'navy',
  'brown',
];
const MOTIFS: readonly MotifName[] = [
  'star',
  'sun',
  'wave',
  'heart',
  'leaf',
  'daisy',
  'drop',
  'bear',
  'rabbit',
  'owl',
  'fox',
  'duck',
  'cat',
  'fish',
];

function* alternatives(wanted: PackShot, colourMatters: boolean): Generator<PackShot> {
  yield wanted;
  const palettes = PALETTES.map((palette) => ({ ...wanted, palette }));
  const motifs = MOTIFS.map((motif) => ({ ...wanted, motif }));
  yield* colourMatters ? motifs : palettes;
  for (const packShot of motifs) {
    for (const palette of PALETTES) yield { ...packShot, palette };
  }
}

/**
 * The pack as it is asked for, or the nearest one that is not drawn for another product yet, so
 * that no two products share a picture. A pack whose colour is that of its contents ('verf rood')
 * gets another motif; any other pack keeps its motif and gets another colour.
 *
 * @param taken keys of the packs that exist; the chosen one is added
 */
export function distinctPackShot(wanted: PackShot, colourMatters: boolean, taken: Set<string>): PackShot {
  for (const packShot of alternatives(wanted, colourMatters)) {
    const key = [packShot.shape, packShot.palette, packShot.motif, packShot.word, packShot.figure].join('|');
    if (!taken.has(key)) {
      taken.add(key);
      return packShot;
    }
  }
  throw new Error(`No picture is left for '${wanted.word}' on a ${wanted.shape}: give it a word of its own.`);
}
