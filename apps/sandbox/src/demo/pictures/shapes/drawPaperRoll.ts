import { ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawShade } from '../print/drawShade.ts';
import { readableOn } from '../readableOn.ts';
import { d, ellipse, faded, line, path, rect } from '../svg.ts';

/** One large roll of paper standing up, with a printed sleeve around it. */
export function drawPaperRoll(dress: PackDress): string {
  const { base, dark, deep } = dress.palette;
  const sleeve = d`M-130 -286Q0 -250 130 -286V-84Q0 -48 -130 -84Z`;
  const front = [
    drawWord(dress.word, { x: -2, y: -224, width: 206, height: 38 }, readableOn(base, dark)),
    dress.figure === null
      ? drawMotif(dress, -2, -134, 108, base)
      : drawMotif(dress, -54, -138, 96, base) + drawFigure(dress, 56, -132, 44),
  ];
  return drawBody(
    dress,
    'roll',
    d`M-128 -388C-128 -432 128 -432 128 -388V-32C128 10 -128 10 -128 -32Z`,
    rect(-130, -430, 260, 430, paper),
    faded(0.2, line(d`M-128 -318Q0 -282 128 -318M-128 -36Q0 0 128 -36`, ink, 4, '10 10')),
    path(sleeve, base),
    line(d`M-130 -274Q0 -238 130 -274M-130 -96Q0 -60 130 -96`, deep, 6),
    ...(dress.side === 'front' ? front : [drawBackPrint(dress, -86, -262, 164, 186)]),
    drawShade(-128, -430, 256, 430),
    ellipse(0, -388, 128, 34, '#e9e7e6'),
    faded(
      0.14,
      line(d`M-92 -388A92 23 0 0 0 92 -388A92 23 0 0 0 -92 -388M-66 -388A66 16 0 0 0 66 -388`, ink, 2.5),
    ),
    ellipse(0, -388, 46, 14, '#a9784f'),
    ellipse(0, -386, 34, 9, ink),
  );
}
