import { ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawFoot } from '../print/drawFoot.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawPattern } from '../print/drawPattern.ts';
import { drawShade } from '../print/drawShade.ts';
import { readableOn } from '../readableOn.ts';
import { d, faded, line, path, rect } from '../svg.ts';

/** A lying soft pack of wipes with a hard lid on top. */
export function drawWipesPack(dress: PackDress): string {
  const { base, dark, deep } = dress.palette;
  const outline = d`M-222 -226Q-220 -252 -194 -252H194Q220 -252 222 -226Q238 -120 226 -22Q224 0 200 0H-200Q-224 0 -226 -22Q-238 -120 -222 -226Z`;
  const word = drawWord(dress.word, { x: 0, y: -184, width: 250, height: 50 }, readableOn(base, dark));
  const front =
    dress.figure === null
      ? word + drops(-118) + drawMotif(dress, 96, -84, 128, deep)
      : word + drawMotif(dress, -106, -88, 128, deep) + drawFigure(dress, 106, -86, 60);
  return [
    drawBody(
      dress,
      'pack',
      outline,
      rect(-240, -254, 480, 254, base),
      drawPattern(dress, -240, -250, 480, 190),
      drawFoot(dress, -236, 236, -102, 0),
      drawShade(-232, -254, 464, 254),
      faded(0.16, line(d`M-208 -244V-8M208 -244V-8`, ink, 3, '9 9')),
    ),
    path(
      d`M-112 -252V-276Q-112 -294 -92 -294H92Q112 -294 112 -276V-252Q112 -236 92 -236H-92Q-112 -236 -112 -252Z`,
      '#f6f3ee',
    ),
    faded(0.1, path(d`M-112 -262V-252Q-112 -236 -92 -236H92Q112 -236 112 -252V-262Z`, ink)),
    line(d`M-36 -272H36`, deep, 14),
    dress.side === 'front' ? front : drawBackPrint(dress, -150, -216, 300, 178),
  ].join('');
}

function drops(x: number): string {
  return [
    path(
      d`M${x} -132Q${x + 32} -92 ${x + 32} -76Q${x + 30} -46 ${x} -46Q${x - 30} -46 ${x - 32} -76Q${x - 32} -92 ${x} -132Z`,
      paper,
    ),
    path(
      d`M${x + 64} -84Q${x + 82} -62 ${x + 82} -52Q${x + 80} -34 ${x + 64} -34Q${x + 48} -34 ${x + 46} -52Q${x + 46} -62 ${x + 64} -84Z`,
      paper,
    ),
  ].join('');
}
