import { dressPack } from './dressPack.ts';
import type { PackShot } from './PackShot.ts';
import { packDrawings } from './shapes/packDrawings.ts';
import { drawDetail } from './views/drawDetail.ts';
import { drawRow } from './views/drawRow.ts';
import { placePack } from './views/placePack.ts';

/**
 * Draws a product as a square SVG (viewBox 0 0 600 600) with a transparent ground, standing on the bottom edge.
 *
 * View 1 is the front, 2 the back or the other side, 3 three together (small, large, small), 4 the pack with a
 * detail of its print. The same PackShot always gives the same text.
 */
export function drawPackShot(packShot: PackShot, view: 1 | 2 | 3 | 4): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600">${drawView(packShot, view)}</svg>`;
}

function drawView(packShot: PackShot, view: 1 | 2 | 3 | 4): string {
  const dress = dressPack(packShot, 'p');
  const drawing = packDrawings[packShot.shape];
  const size = 0.93 + dress.chance * 0.07;
  if (view === 1) return placePack(drawing, drawing.draw(dress), 300, 600, size);
  if (view === 2) return placePack(drawing, drawing.draw({ ...dress, side: 'back' }), 300, 600, size);
  return view === 3 ? drawRow(packShot) : drawDetail(packShot);
}
