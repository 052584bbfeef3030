import { ink, mixColors, steel } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawBody, drawCard, drawShade } from '../print.ts';
import { circle, d, faded, rect } from '../svg.ts';

// The drawn width of one battery of a size; other sizes are drawn as AA.
const batteryWidths: Readonly<Record<string, number>> = { AAA: 42, AA: 54, C: 74, D: 92, '9V': 108 };

/** Batteries on a card with a clear window, as thick as the size in the figure; 9V is a block with two studs. */
export function drawBatteries(dress: PackDress): string {
  const { accent, base, dark, deep } = dress.palette;
  const width = batteryWidths[dress.figure ?? ''] ?? 54;
  const block = dress.figure === '9V';
  const height = block ? 170 : width > 60 ? 176 : 196;
  const count = Math.floor(288 / (width + 8));
  const cells = Array.from({ length: count }, (_, index) => {
    const x = (index - (count - 1) / 2) * (width + 8);
    const half = width / 2;
    return [
      block
        ? circle(x - 24, -52 - height, 15, steel) + circle(x + 24, -52 - height, 15, steel)
        : rect(x - half * 0.36, -58 - height, half * 0.72, 20, steel, 4),
      rect(x - half, -46 - height, width, height, mixColors(dark, ink, 0.4), 7),
      rect(x - half, -46 - height, width, height * 0.3, accent, 7),
      faded(0.34, rect(x - half * 0.7, -46 - height, half * 0.34, height, '#ffffff')),
    ].join('');
  });
  return [
    drawBody(
      dress,
      'card',
      d`M-164 -396Q-164 -410 -150 -410H150Q164 -410 164 -396V-8Q164 0 156 0H-156Q-164 0 -164 -8Z`,
      rect(-166, -412, 332, 412, base),
      rect(-166, -40, 332, 40, deep),
      rect(-40, -398, 80, 16, mixColors(deep, ink, 0.3), 8),
      rect(-152, -280, 304, 250, mixColors(base, '#ffffff', 0.62), 16),
      ...cells,
      faded(0.16, rect(-140, -272, 26, 234, '#ffffff', 10)),
      drawShade(-160, -412, 320, 412),
    ),
    drawCard(dress, 0, -330, 292, 76),
  ].join('');
}
