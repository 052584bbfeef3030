import { dressPack } from '../dressPack.ts';
import type { PackShot } from '../PackShot.ts';
import { packDrawings } from '../shapes/packDrawings.ts';
import { faded } from '../svg.ts';
import { placePack } from './placePack.ts';

/** The product three times: a large one in front, a small one half behind it on either side. */
export function drawRow(packShot: PackShot): string {
  const drawing = packDrawings[packShot.shape];
  const width = drawing.right - drawing.left;
  const large = Math.min(1, 360 / width, 560 / drawing.height);
  const small = large * 0.66;
  // half hidden at most, and never out of the picture
  const aside = Math.min(294 - (width * small) / 2, width * (large + small) * 0.5 - 14);
  const one = '<use href="#one"/>';
  const behind =
    placePack(drawing, one, 300 - aside, 600, small) + placePack(drawing, one, 300 + aside, 600, small);
  const pack = drawing.draw(dressPack(packShot, 'p'));
  return `<defs><g id="one">${pack}</g></defs>${faded(0.8, behind)}${placePack(drawing, one, 300, 600, large)}`;
}
