import { dressPack } from '../dressPack.ts';
import { paper } from '../inks.ts';
import type { PackDress } from '../PackDress.ts';
import type { PackShot } from '../PackShot.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawFoot } from '../print/drawFoot.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawPattern } from '../print/drawPattern.ts';
import { packDrawings } from '../shapes/packDrawings.ts';
import { circle, clip, d, faded, line, place } from '../svg.ts';
import { placePack } from './placePack.ts';

const radius = 166;
const inner = radius - 11;

/**
 * The product with its print seen close in a ring: beside a tall product the ring stands in front at the right,
 * over a low and wide one it hangs above, so that neither is hidden.
 */
export function drawDetail(packShot: PackShot): string {
  const dress = dressPack(packShot, 'p');
  const drawing = packDrawings[packShot.shape];
  const { height } = drawing;
  const width = drawing.right - drawing.left;
  if (width > 360 && height <= 400) {
    const scale = Math.min(0.9, 580 / width, 380 / height);
    const ringTop = Math.max(134, 530 - height * scale);
    return placePack(drawing, drawing.draw(dress), 300, 600, scale) + place(452, ringTop, 0.76, ring(dress));
  }
  const scale = Math.min(0.8, 400 / width, 500 / height);
  const middle = Math.max((width * scale) / 2 + 6, 190);
  return placePack(drawing, drawing.draw(dress), middle, 600, scale) + place(432, 430, 1, ring(dress));
}

function ring(dress: PackDress): string {
  const { base, light } = dress.palette;
  const bow = inner * 0.5523; // four Bezier curves with this reach make a circle
  const outline = d`M${-inner} 0C${-inner} ${-bow} ${-bow} ${-inner} 0 ${-inner}C${bow} ${-inner} ${inner} ${-bow} ${inner} 0C${inner} ${bow} ${bow} ${inner} 0 ${inner}C${-bow} ${inner} ${-inner} ${bow} ${-inner} 0Z`;
  return [
    circle(0, 0, radius, paper),
    circle(0, 0, radius - 5, light),
    clip(
      'ring',
      outline,
      [
        circle(0, 0, inner, base),
        drawPattern(dress, -radius, -radius, radius * 2, radius * 2),
        drawFoot(dress, -radius, radius, 46, radius),
        drawMotif(dress, dress.figure === null ? 0 : -16, -8, 196, base),
        faded(0.2, line(d`M-128 -40A134 134 0 0 1 -40 -128`, '#ffffff', 12)),
      ].join(''),
    ),
    drawFigure(dress, 88, 92, 58),
  ].join('');
}
