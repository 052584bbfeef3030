import { ink, paper } from '../inks.ts';
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
import { d, faded, line, path, rect } from '../svg.ts';

/** A large filled sack with a stitched top: sand, potting soil, flour, laundry powder. */
export function drawSack(dress: PackDress): string {
  const { base, light } = dress.palette;
  const outline = d`M-140 -446H140V-404Q176 -370 170 -300Q160 -180 174 -60Q178 0 140 0H-140Q-178 0 -174 -60Q-160 -180 -170 -300Q-176 -370 -140 -404Z`;
  const front = [
    drawPlate(dress, -6, -324, 268, 70),
    dress.figure === null
      ? drawMotif(dress, -6, -168, 178, base)
      : drawMotif(dress, -66, -176, 152, base) + drawFigure(dress, 76, -116, 66),
  ];
  return drawBody(
    dress,
    'sack',
    outline,
    rect(-180, -448, 360, 448, base),
    drawPattern(dress, -180, -440, 360, 380),
    drawFoot(dress, -178, 178, -104, 0),
    rect(-180, -448, 360, 42, mixColors(light, '#ffffff', 0.35)),
    line(d`M-128 -426H130`, dress.palette.deep, 5, '14 10'),
    faded(0.14, path(d`M-140 -404H140L96 -384L40 -398L-20 -382L-80 -398Z`, ink)),
    ...(dress.side === 'front' ? front : [drawBackPrint(dress, -126, -360, 240, 300)]),
    drawShade(-172, -448, 344, 448),
    faded(0.3, line(d`M-150 -30Q-120 -14 -104 -26M150 -60Q132 -36 112 -40`, paper, 4)),
  );
}
