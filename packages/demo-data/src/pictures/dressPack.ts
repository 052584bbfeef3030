import { type Palette, palettes } from './colours.ts';
import type { PackShot } from './PackShot.ts';

/** The drawing context of a shape, which is drawn around x = 0 on the baseline y = 0, into negative y. */
export interface PackDress {
  /** prefix for ids, unique within one picture */
  key: string;
  palette: Palette;
  motif: string;
  word: string;
  figure: string | null;
  side: 'front' | 'back';
  /** A constant number from 0 to 1 per product, for small differences in form. */
  chance: number;
}

/** Derives the drawing context of a PackShot; `key` keeps the ids of several packs in one picture unique. */
export function dressPack(packShot: PackShot, key: string): PackDress {
  const { shape, palette, motif, word, figure } = packShot;
  const chance = chanceOf(`${shape} ${palette} ${motif} ${word} ${figure ?? ''}`);
  return { key, palette: palettes[palette], motif, word, figure, side: 'front', chance };
}

/** A hash of a text as a number from 0 to 1 (FNV-1a, 32 bits), equal on every machine. */
export function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // The high bits of FNV barely differ between similar texts, so they are mixed once more.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
