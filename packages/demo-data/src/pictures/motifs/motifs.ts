import type { MotifName } from '../PackShot.ts';
import { bear, cat, cow, duck, fish, fox, owl, polarBear, rabbit } from './animals.ts';
import { apple, banana, carrot, daisy, leaf, peanut, pear, strawberry, wheat } from './plants.ts';
import { cross, drop, heart, ornament, star, sun, wave } from './signs.ts';

/** The colours a motif may take from its pack. */
export interface MotifColors {
  /** stands out from the ground the motif is drawn on */
  mark: string;
  /** a second colour beside the mark */
  accent: string;
  /** the ground itself, for what is cut out */
  ground: string;
}

/** A picture on a pack, drawn within a box from -50 to 50 in both directions. */
interface Motif {
  draw: (colors: MotifColors) => string;
  /** the colours of its own that must stand out from the ground; empty when it takes the mark's colour */
  tones: readonly string[];
}

/** Every motif by its name. */
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
