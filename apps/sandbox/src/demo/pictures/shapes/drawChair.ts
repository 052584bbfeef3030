import { ink } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawShade } from '../print/drawShade.ts';
import { readableOn } from '../readableOn.ts';
import { d, faded, path, rect } from '../svg.ts';
import { drawLeg } from './drawLeg.ts';

const wood = '#d9a86c';

/** A child's chair of wood with a coloured back and seat. */
export function drawChair(dress: PackDress): string {
  const { base, dark, deep } = dress.palette;
  const back =
    dress.side === 'front'
      ? drawMotif(dress, 0, -372, 122, base)
      : drawWord(dress.word, { x: 0, y: -372, width: 176, height: 44 }, readableOn(base, dark));
  return [
    drawLeg(-112, -440, -96, -330, 24, mixColors(wood, ink, 0.14)),
    drawLeg(112, -440, 96, -330, 24, mixColors(wood, ink, 0.22)),
    drawLeg(-96, -200, -118, 0, 26, mixColors(wood, ink, 0.16)),
    drawLeg(96, -200, 118, 0, 26, mixColors(wood, ink, 0.24)),
    drawLeg(-104, -330, -100, -200, 24, wood),
    drawLeg(104, -330, 100, -200, 24, mixColors(wood, ink, 0.14)),
    drawBody(
      dress,
      'back',
      d`M-138 -424Q-138 -478 -84 -478H84Q138 -478 138 -424L130 -296Q128 -272 104 -272H-104Q-128 -272 -130 -296Z`,
      rect(-140, -480, 280, 210, base),
      faded(0.22, rect(-140, -480, 280, 18, '#ffffff')),
      back,
      drawShade(-136, -480, 272, 210),
    ),
    rect(-84, -92, 168, 16, mixColors(wood, ink, 0.1), 8),
    drawLeg(-136, -190, -146, 0, 30, wood),
    drawLeg(136, -190, 146, 0, 30, mixColors(wood, ink, 0.14)),
    path(d`M-134 -232H134L156 -196H-156Z`, mixColors(base, '#ffffff', 0.24)),
    rect(-158, -198, 316, 34, deep, 10),
    faded(0.13, rect(104, -198, 54, 34, ink, 10)),
    drawFigure(dress, 112, -292, 44),
  ].join('');
}
