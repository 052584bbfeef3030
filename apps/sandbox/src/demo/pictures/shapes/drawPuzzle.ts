import { ink } from '../inks.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawPlate } from '../print/drawPlate.ts';
import { drawShade } from '../print/drawShade.ts';
import { d, faded, line, path, place, rect } from '../svg.ts';

const piece = d`M-40 -40H-14Q-20 -62 0 -62Q20 -62 14 -40H40V-14Q62 -20 62 0Q62 20 40 14V40H-40V14Q-18 20 -18 0Q-18 -20 -40 -14Z`;

/** A puzzle: the box with its picture, two loose pieces before it. */
export function drawPuzzle(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  const seams = d`M-64 -358V-300Q-92 -306 -92 -282Q-92 -258 -64 -264V-196Q-40 -202 -40 -180Q-40 -158 -64 -164V0M74 -358V-276Q46 -282 46 -260Q46 -238 74 -244V-160Q100 -166 100 -142Q100 -118 74 -124V0M-220 -232H-150Q-156 -258 -134 -258Q-112 -258 -118 -232H-4Q-10 -206 12 -206Q34 -206 28 -232H128Q122 -258 144 -258Q166 -258 160 -232H220M-220 -104H-160Q-166 -78 -144 -78Q-122 -78 -128 -104H0Q-6 -130 16 -130Q38 -130 32 -104H220`;
  const front = [
    drawMotif(dress, -40, -176, 186, light),
    faded(0.2, line(seams, ink, 3)),
    drawPlate(dress, -32, -312, 280, 62),
    drawFigure(dress, 128, -206, 54),
  ];
  return [
    drawBody(
      dress,
      'box',
      d`M-200 -354Q-200 -360 -194 -360H194Q200 -360 200 -354V-5Q200 0 195 0H-195Q-200 0 -200 -5Z`,
      rect(-200, -360, 400, 360, light),
      path(d`M-200 -150Q-60 -210 40 -150T200 -150V0H-200Z`, base),
      path(d`M-200 -70Q0 -130 200 -60V0H-200Z`, deep),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -146, -336, 280, 240)]),
      drawShade(-200, -360, 400, 360),
    ),
    loose(-164, 0.96, -14, accent),
    loose(170, 0.84, 22, mixColors(accent, '#ffffff', 0.42)),
  ].join('');
}

function loose(x: number, scale: number, turn: number, color: string): string {
  const shape =
    path(piece, color) +
    faded(0.22, path(d`M-40 -40H-30V-16Q-36 -14 -40 -14ZM-40 14Q-34 17 -30 14V40H-40Z`, '#ffffff'));
  return place(x, -60 * scale, scale, shape, turn);
}
