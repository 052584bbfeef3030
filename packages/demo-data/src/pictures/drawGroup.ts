import { placePack } from './drawPackShot.ts';
import { dressPack } from './dressPack.ts';
import type { PackShot } from './PackShot.ts';
import { packDrawing } from './shapes/packDrawings.ts';

interface PictureSize {
  width: number;
  height: number;
}

/** Side by side on the bottom edge, in realistic sizes; of two or three products of one shape the second is larger. */
export function drawGroup(packShots: readonly PackShot[], size: PictureSize): string {
  const hero = [2, 3].includes(packShots.length) && new Set(packShots.map(({ shape }) => shape)).size === 1;
  const packs = packShots.map((packShot, index) => {
    const drawing = packDrawing(packShot.shape);
    const { left, right, height, beside } = drawing;
    const scale = hero && index === 1 ? beside * 1.28 : beside;
    const content = drawing.draw(dressPack(packShot, `p${index}`));
    return { drawing, content, scale, width: (right - left) * scale, height: height * scale };
  });
  const total = packs.reduce((sum, pack) => sum + pack.width, 0);
  const tallest = Math.max(1, ...packs.map((pack) => pack.height));
  const fit = Math.min(
    (size.height * 0.94) / tallest,
    (size.width * (hero ? 0.92 : 0.88)) / Math.max(1, total),
  );
  const even = (size.width - total * fit) / (packs.length + 1);
  const gap = Math.min(even, (total * fit) / Math.max(1, packs.length) / 2);
  let x = (size.width - total * fit - gap * (packs.length - 1)) / 2;
  const placed = packs.map((pack) => {
    const middle = x + (pack.width * fit) / 2;
    x += pack.width * fit + gap;
    return placePack(pack.drawing, pack.content, middle, size.height, pack.scale * fit);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">${placed.join('')}</svg>`;
}
