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
import { d, faded, line, rect } from '../svg.ts';

/** A tall soft bag with a carrying loop, as diapers come in. */
export function drawDiaperBag(dress: PackDress): string {
  const { base } = dress.palette;
  const handle = mixColors(base, ink, 0.14);
  const outline = d`M-198 -340Q-176 -386 -136 -386H136Q176 -386 198 -340Q208 -170 190 0H-190Q-208 -170 -198 -340Z`;
  const front =
    dress.figure === null
      ? drawMotif(dress, -4, -132, 186, base)
      : drawMotif(dress, -92, -128, 158, base) + drawFigure(dress, 82, -118, 78);
  const print =
    dress.side === 'front'
      ? drawPlate(dress, -14, -290, 286, 74, 'wide') + front
      : drawBackPrint(dress, -146, -322, 266, 250);
  return [
    line(d`M-94 -378C-90 -506 90 -506 94 -378`, handle, 22),
    drawBody(
      dress,
      'bag',
      outline,
      rect(-210, -390, 420, 390, base),
      drawPattern(dress, -210, -344, 420, 220),
      drawFoot(dress, -206, 206, -158, 0),
      faded(0.2, rect(-210, -390, 420, 40, '#ffffff')),
      drawShade(-200, -390, 400, 390),
    ),
    print,
  ].join('');
}
