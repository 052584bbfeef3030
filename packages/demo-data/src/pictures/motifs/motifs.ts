import type { MotifName } from '../PackShot.ts';
import { bear, cat, cow, duck, fish, fox, owl, polarBear, rabbit } from './animals.ts';
import { apple, banana, carrot, daisy, leaf, peanut, pear, strawberry, wheat } from './plants.ts';
import { cross, drop, heart, ornament, star, sun, wave } from './signs.ts';

/** The pack's colours for a motif. */
export interface MotifColors {
  /** contrasts with the motif's background */
  mark: string;
  /** a second colour beside the mark */
  accent: string;
  /** the background itself, for cut-outs */
  ground: string;
}

/** A picture on a pack, in a box from -50 to 50 in both directions. */
interface Motif {
  draw: (colors: MotifColors) => string;
  /** its own colours that must contrast with the background; empty when it uses the mark's colour */
  tones: readonly string[];
}

export const motifs: Readonly<Record<MotifName, Motif>> = {
  bear,
  rabbit,
  duck,
  'polar-bear': polarBear,
  cat,
  fox,
  owl,
  fish,
  apple,
  pear,
  banana,
  strawberry,
  carrot,
  'cow-spots': cow,
  daisy,
  leaf,
  drop,
  star,
  sun,
  heart,
  wave,
  cross,
  wheat,
  peanut,
  none: ornament,
};
