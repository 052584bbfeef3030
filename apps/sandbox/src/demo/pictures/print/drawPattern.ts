import type { PackDress } from '../PackDress.ts';
import { d, faded, line } from '../svg.ts';

/** A quiet pattern over a plane of the pack, differing per product: nothing, dots, slanted or upright stripes. */
export function drawPattern(dress: PackDress, x: number, y: number, width: number, height: number): string {
  const kind = Math.floor(dress.chance * 977) % 5;
  const marks: string[] = [];
  if (kind === 1 || kind === 2) {
    for (let row = 0; row * 34 < height; row += 1) {
      for (let column = 0; column * 46 < width; column += 1) {
        marks.push(d`M${x + column * 46 + (row % 2) * 23} ${y + row * 34}h0`);
      }
    }
    return faded(0.26, line(marks.join(''), '#ffffff', kind === 1 ? 9 : 15));
  }
  if (kind === 3) {
    for (let step = 0; step * 44 < width + height; step += 1)
      marks.push(d`M${x + step * 44} ${y}l${-height} ${height}`);
    return faded(0.12, line(marks.join(''), '#ffffff', 18));
  }
  if (kind === 4) {
    for (let step = 0; step * 40 < width; step += 1) marks.push(d`M${x + step * 40} ${y}v${height}`);
    return faded(0.14, line(marks.join(''), '#ffffff', 16));
  }
  return '';
}
