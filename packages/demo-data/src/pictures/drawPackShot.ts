import { paper } from './colours.ts';
import { dressPack, type PackDress } from './dressPack.ts';
import type { PackShot } from './PackShot.ts';
import { drawFigure, drawFoot, drawMotif, drawPattern } from './print.ts';
import type { PackDrawing } from './shapes/PackDrawing.ts';
import { packDrawing } from './shapes/packDrawings.ts';
import { circle, circlePath, clip, d, faded, line, place } from './svg.ts';

/**
 * A square SVG (viewBox 0 0 600 600), transparent, aligned to the bottom edge; deterministic. View 1 is the front, 2
 * the back or side, 3 three together, 4 the pack with a detail of its print.
 */
export function drawPackShot(packShot: PackShot, view: 1 | 2 | 3 | 4): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600">${drawView(packShot, view)}</svg>`;
}

function drawView(packShot: PackShot, view: 1 | 2 | 3 | 4): string {
  const dress = dressPack(packShot, 'p');
  const drawing = packDrawing(packShot.shape);
  const size = 0.93 + dress.chance * 0.07;
  if (view === 1) return placePack(drawing, drawing.draw(dress), 300, 600, size);
  if (view === 2) return placePack(drawing, drawing.draw({ ...dress, side: 'back' }), 300, 600, size);
  return view === 3 ? drawRow(packShot) : drawDetail(packShot);
}

const radius = 166;
const inner = radius - 11;

/** The product with a ring that enlarges its print: in front at the right of a tall product, above a low one. */
function drawDetail(packShot: PackShot): string {
  const dress = dressPack(packShot, 'p');
  const drawing = packDrawing(packShot.shape);
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
  return [
    circle(0, 0, radius, paper),
    circle(0, 0, radius - 5, light),
    clip(
      'ring',
      circlePath(0, 0, inner),
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

/** The product three times: a large one in front, a small one half behind it on either side. */
function drawRow(packShot: PackShot): string {
  const drawing = packDrawing(packShot.shape);
  const width = drawing.right - drawing.left;
  const large = Math.min(1, 360 / width, 560 / drawing.height);
  const small = large * 0.66;
  // At most half hidden, and always inside the picture.
  const aside = Math.min(294 - (width * small) / 2, width * (large + small) * 0.5 - 14);
  const one = '<use href="#one"/>';
  const behind =
    placePack(drawing, one, 300 - aside, 600, small) + placePack(drawing, one, 300 + aside, 600, small);
  const pack = drawing.draw(dressPack(packShot, 'p'));
  return `<defs><g id="one">${pack}</g></defs>${faded(0.8, behind)}${placePack(drawing, one, 300, 600, large)}`;
}

/** Places a drawing on `foot` with its horizontal centre (not its x = 0) at `middle`. */
export function placePack(
  { left, right }: PackDrawing,
  content: string,
  middle: number,
  foot: number,
  scale: number,
): string {
  return place(middle - ((left + right) / 2) * scale, foot, scale, content);
}
