import { ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import type { PackDress } from '../PackDress.ts';
import { circle } from '../svg.ts';

/** The size or count, large in a white disc; nothing when the product has no figure. */
export function drawFigure(dress: PackDress, x: number, y: number, radius: number): string {
  if (dress.figure === null) return '';
  const box = { x, y, width: radius * 1.56, height: radius * (dress.figure.length > 3 ? 0.7 : 0.96) };
  return circle(x, y, radius, paper) + drawWord(dress.figure, box, ink);
}
