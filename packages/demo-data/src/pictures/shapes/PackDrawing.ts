import type { PackDress } from '../dressPack.ts';

/** One shape: how it is drawn, the room it takes, and how large it is beside others. */
export interface PackDrawing {
  draw: (dress: PackDress) => string;
  /** the outermost points beside x = 0, in units of the 600 picture; a spray bottle reaches further right */
  left: number;
  right: number;
  /** from the foot at y = 0 up to the highest point */
  height: number;
  /** size beside other products in a group, where 1 is as large as it is drawn alone */
  beside: number;
}
