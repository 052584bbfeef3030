import { ink } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { palettes } from '../palettes.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawFoot } from '../print/drawFoot.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawPattern } from '../print/drawPattern.ts';
import { drawShade } from '../print/drawShade.ts';
import { readableOn } from '../readableOn.ts';
import { d, faded, line, path, rect } from '../svg.ts';

/** An open box of crayons or pencils, six tips above the edge. */
export function drawCrayonBox(dress: PackDress): string {
  const { base, dark, deep } = dress.palette;
  const order = [palettes.red, palettes.green, palettes.blue, palettes.orange, palettes.sky, palettes.lilac];
  const start = Math.floor(dress.chance * 6);
  const crayons = [-125, -75, -25, 25, 75, 125].map((x, index) => {
    const color = order[(index + start) % 6]?.base ?? base;
    return crayon(x, 402 + ((index * 37) % 3) * 16, color);
  });
  const front = [
    drawWord(dress.word, { x: -10, y: -194, width: 240, height: 48 }, readableOn(base, dark)),
    dress.figure === null
      ? drawMotif(dress, -10, -92, 112, deep)
      : drawMotif(dress, -76, -88, 106, deep) + drawFigure(dress, 72, -84, 54),
  ];
  return [
    rect(-150, -300, 300, 80, mixColors(deep, ink, 0.25)),
    ...crayons,
    drawBody(
      dress,
      'box',
      d`M-160 -286L-120 -262H120L160 -286V-4Q160 0 156 0H-156Q-160 0 -160 -4Z`,
      rect(-160, -290, 320, 290, base),
      drawPattern(dress, -160, -280, 320, 180),
      drawFoot(dress, -160, 160, -124, 0),
      faded(0.24, path(d`M-160 -286L-120 -262H120L160 -286V-272L120 -248H-120L-160 -272Z`, '#ffffff')),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -132, -232, 240, 206)]),
      drawShade(-160, -290, 320, 290),
    ),
  ].join('');
}

function crayon(x: number, height: number, color: string): string {
  return [
    path(
      d`M${x - 9} ${-height}Q${x} ${-height - 12} ${x + 9} ${-height}L${x + 21} ${-height + 52}H${x - 21}Z`,
      mixColors(color, '#ffffff', 0.18),
    ),
    rect(x - 22, -height + 50, 44, height - 240, color),
    faded(0.16, rect(x + 8, -height + 50, 14, height - 240, ink)),
    faded(0.24, rect(x - 15, -height + 50, 7, height - 240, '#ffffff')),
    faded(0.55, line(d`M${x - 20} ${-height + 72}H${x + 20}`, ink, 4)),
  ].join('');
}
