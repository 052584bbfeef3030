import { ink } from '../inks.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawFoot } from '../print/drawFoot.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawPattern } from '../print/drawPattern.ts';
import { drawPlate } from '../print/drawPlate.ts';
import { drawShade } from '../print/drawShade.ts';
import { circle, d, faded, line, rect } from '../svg.ts';

/** A tub with a lid and a wire handle. */
export function drawBucket(dress: PackDress): string {
  const { accent, base, deep } = dress.palette;
  const front = [
    drawPlate(dress, -6, -240, 246, 62),
    dress.figure === null
      ? drawMotif(dress, -6, -112, 140, base)
      : drawMotif(dress, -64, -112, 130, base) + drawFigure(dress, 70, -104, 60),
  ];
  return [
    line(d`M-164 -318C-150 -500 150 -500 164 -318`, '#9aa0b0', 9),
    line(d`M-40 -454H40`, mixColors(deep, ink, 0.2), 24),
    drawBody(
      dress,
      'tub',
      d`M-170 -330H170L142 -20Q140 0 120 0H-120Q-140 0 -142 -20Z`,
      rect(-176, -332, 352, 332, base),
      drawPattern(dress, -176, -320, 352, 260),
      drawFoot(dress, -176, 176, -96, 0),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -112, -286, 214, 240)]),
      drawShade(-166, -332, 332, 332),
      faded(0.14, rect(-176, -330, 352, 22, ink)),
    ),
    drawBody(
      dress,
      'lid',
      d`M-186 -352Q-186 -362 -176 -362H176Q186 -362 186 -352V-326Q186 -316 176 -316H-176Q-186 -316 -186 -326Z`,
      rect(-190, -364, 380, 50, dress.chance < 0.5 ? accent : deep),
      rect(-190, -364, 380, 13, mixColors(dress.chance < 0.5 ? accent : deep, '#ffffff', 0.25)),
      drawShade(-186, -364, 372, 50),
    ),
    circle(-164, -304, 14, mixColors(base, ink, 0.3)),
    circle(164, -304, 14, mixColors(base, ink, 0.3)),
  ].join('');
}
