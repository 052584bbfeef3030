import type { palettes } from './colours.ts';

/**
 * The parameters of a product drawing.
 *
 * `word` is the name on the pack (at most 12 characters; a longer one is drawn smaller, never cut), `figure` the size
 * or count in large type, such as `4+`, `80` or `5 L`; null omits it.
 */
export interface PackShot {
  /** a name of `packShapes` */
  shape: string;
  palette: keyof typeof palettes;
  /** a name of `motifNames` */
  motif: string;
  word: string;
  figure: string | null;
}
