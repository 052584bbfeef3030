import { ink, paper } from '../inks.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawFoot } from '../print/drawFoot.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawPlate } from '../print/drawPlate.ts';
import { circle, d, faded, line, rect } from '../svg.ts';

/** A picture book standing upright, with its spine at the left and the pages at the right. */
export function drawBook(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  const front = [
    drawPlate(dress, 6, -352, 246, 66),
    dress.figure === null
      ? drawMotif(dress, 6, -176, 196, light)
      : drawMotif(dress, -26, -186, 176, light) + drawFigure(dress, 96, -76, 56),
  ];
  return [
    rect(136, -414, 34, 404, paper, 3),
    faded(0.22, line(d`M146 -410V-16M154 -410V-16M162 -410V-16`, ink, 2)),
    drawBody(
      dress,
      'cover',
      d`M-170 -418Q-170 -428 -160 -428H148Q156 -428 156 -420V-8Q156 0 148 0H-160Q-170 0 -170 -10Z`,
      rect(-172, -430, 330, 430, base),
      circle(dress.figure === null ? 6 : -26, -178, 124, light),
      drawFoot(dress, -172, 158, -72, 0),
      rect(-172, -430, 38, 430, deep),
      faded(0.18, rect(-134, -430, 8, 430, ink)),
      faded(0.26, rect(-164, -430, 9, 430, '#ffffff')),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -104, -392, 226, 330)]),
      faded(0.1, rect(126, -430, 32, 430, ink)),
    ),
  ].join('');
}
