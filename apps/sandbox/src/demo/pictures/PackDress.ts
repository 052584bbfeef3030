import type { MotifName } from './PackShot.ts';
import type { Palette } from './palettes.ts';

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
