import { chanceOf } from './chanceOf.ts';
import type { PackDress } from './PackDress.ts';
import type { PackShot } from './PackShot.ts';
import { palettes } from './palettes.ts';

/** Resolves a PackShot into what a shape draws with; `key` keeps the ids of several packs in one picture apart. */
export function dressPack(packShot: PackShot, key: string): PackDress {
  const { shape, palette, motif, word, figure } = packShot;
  const chance = chanceOf(`${shape} ${palette} ${motif} ${word} ${figure ?? ''}`);
  return { key, palette: palettes[palette], motif, word, figure, side: 'front', chance };
}
