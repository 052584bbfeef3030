import type { palettes } from './colours.ts';

/** `word` is the name on the pack, `figure` its size or count, such as `4+` or `5 L`; null omits it. */
export interface PackShot {
  /** a name of `packShapes` */
  shape: string;
  palette: keyof typeof palettes;
  /** a name of `motifNames` */
  motif: string;
  word: string;
  figure: string | null;
}
