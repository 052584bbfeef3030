import { ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawFoot } from '../print/drawFoot.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { circle, d, faded, line, rect } from '../svg.ts';

/** A lever-arch binder seen from the front, its spine beside it. */
export function drawBinder(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const front = [
    rect(-48, -372, 186, 108, paper, 6),
    drawWord(dress.word, { x: 45, y: -318, width: 160, height: 44 }, dark),
    drawMotif(dress, dress.figure === null ? 45 : 4, -158, 132, base),
    drawFigure(dress, 104, -92, 48),
  ];
  return [
    drawBody(
      dress,
      'spine',
      d`M-180 -424Q-180 -430 -174 -430H-82V0H-174Q-180 0 -180 -6Z`,
      rect(-182, -430, 102, 430, mixColors(base, deep, 0.55)),
      rect(-162, -392, 62, 190, paper, 5),
      faded(0.35, line(d`M-146 -236H-116M-146 -252H-116`, ink, 4)),
      drawMotif(dress, -131, -344, 50, paper),
      rect(-150, -304, 38, 8, deep, 4),
      rect(-150, -288, 38, 8, deep, 4),
      circle(-131, -96, 30, '#dfe2ea'),
      circle(-131, -96, 19, mixColors(deep, ink, 0.5)),
      faded(0.26, rect(-174, -430, 9, 430, '#ffffff')),
    ),
    drawBody(
      dress,
      'cover',
      d`M-82 -430H172Q180 -430 180 -422V-8Q180 0 172 0H-82Z`,
      rect(-84, -430, 266, 430, base),
      faded(0.4, rect(-84, -430, 266, 14, light)),
      drawFoot(dress, -84, 182, -92, 0),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -50, -384, 194, 320)]),
      faded(0.2, rect(-84, -430, 10, 430, ink)),
      faded(0.12, rect(148, -430, 34, 430, ink)),
    ),
  ].join('');
}
