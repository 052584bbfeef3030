import type { PackDress } from '../dressPack.ts';

/** The drawing function of a shape, its size, and its scale in a group. */
export interface PackDrawing {
  draw: (dress: PackDress) => string;
  /** the horizontal extent beside x = 0, in units of the 600 picture; larger on one side for a spray bottle */
  left: number;
  right: number;
  /** the height above y = 0 */
  height: number;
  /** scale in a group of products, where 1 is the size when drawn alone */
  beside: number;
}
