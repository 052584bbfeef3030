import { type Palette, palettes } from './colours.ts';
import type { MotifName, PackShot } from './PackShot.ts';

/**
 * What a shape needs to draw itself, resolved from a PackShot.
 *
 * A shape draws around x = 0 and stands on y = 0, upwards into negative y, in the units of the 600 picture.
 */
export interface PackDress {
  /** prefix for ids, unique within one picture */
  key: string;
  palette: Palette;
  motif: MotifName;
  word: string;
  figure: string | null;
  /** which side faces the viewer */
  side: 'front' | 'back';
  /** a steady number from 0 up to 1 per product, for small differences in form */
  chance: number;
}

/** Resolves a PackShot into what a shape draws with; `key` keeps the ids of several packs in one picture apart. */
export function dressPack(packShot: PackShot, key: string): PackDress {
  const { shape, palette, motif, word, figure } = packShot;
  const chance = chanceOf(`${shape} ${palette} ${motif} ${word} ${figure ?? ''}`);
  return { key, palette: palettes[palette], motif, word, figure, side: 'front', chance };
}

/** A steady number from 0 up to 1 out of a text (FNV-1a, 32 bits): the same on every machine. */
export function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // the high bits of FNV barely differ between near texts, so they are stirred once more
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
