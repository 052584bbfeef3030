import { cream, ink, mixColors, paper, readableOn } from '../colours.ts';
import { chanceOf, type PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import { drawBackPrint, drawBody, drawFigure, drawMotif, drawShade } from '../print.ts';
import { circle, d, faded, line, rect } from '../svg.ts';

const roundTop = d`M-150 -404Q-150 -424 -130 -424H130Q150 -424 150 -404`;
const sides = d`Q156 -330 148 -250Q142 -120 154 -16Q156 0 138 0H-138Q-156 0 -154 -16Q-142 -120 -148 -250Q-156 -330 -150 -404Z`;

/** A pouch with a window full of grains, the motif before it; crimped or round at the top. */
export function drawPouch(dress: PackDress): string {
  const { base, dark, deep } = dress.palette;
  const crimped = dress.chance < 0.6;
  const window = mixColors(cream, base, 0.06);
  const front = [
    drawWord(dress.word, { x: -16, y: -332, width: 216, height: 54 }, readableOn(base, dark)),
    drawMotif(dress, -6, -186, 158, window),
    drawFigure(dress, 84, -70, 54),
  ];
  return drawBody(
    dress,
    'pouch',
    `${crimped ? crimpedTop() : roundTop}${sides}`,
    rect(-160, -430, 320, 430, base),
    faded(0.2, rect(-160, -430, 320, 42, '#ffffff')),
    crimped
      ? faded(0.28, line(d`M-150 -388H150`, ink, 3, '2 9'))
      : rect(-40, -414, 80, 15, mixColors(deep, ink, 0.3), 7) +
          faded(0.3, line(d`M-146 -380H146M-146 -372H146`, ink, 3)),
    rect(-160, -282, 320, 204, window),
    ...grains(dress.chance),
    rect(-160, -84, 320, 84, deep),
    rect(-160, -288, 320, 8, paper),
    rect(-160, -86, 320, 8, paper),
    ...(dress.side === 'front' ? front : [drawBackPrint(dress, -118, -350, 226, 310)]),
    drawShade(-154, -430, 308, 430),
  );
}

function grains(seed: number): string[] {
  return Array.from({ length: 16 }, (_, index) => {
    const x = -140 + 280 * chanceOf(`x${index} ${seed}`);
    const y = -264 + 168 * chanceOf(`y${index} ${seed}`);
    return circle(x, y, 5 + (index % 3) * 2, '#ecd3a4');
  });
}

function crimpedTop(): string {
  return `M-150 -414${'l10.7-10l10.7 10'.repeat(14)}`;
}
