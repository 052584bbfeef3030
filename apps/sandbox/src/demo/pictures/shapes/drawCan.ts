import { ink, steel } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawFoot } from '../print/drawFoot.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawShade } from '../print/drawShade.ts';
import { readableOn } from '../readableOn.ts';
import { d, ellipse, faded, line, rect } from '../svg.ts';

/** A tin with a paper label and a ring pull. */
export function drawCan(dress: PackDress): string {
  const { base, dark, light } = dress.palette;
  const front = [
    drawWord(dress.word, { x: -4, y: -250, width: 196, height: 40 }, readableOn(base, dark)),
    dress.figure === null
      ? drawMotif(dress, -4, -132, 124, light)
      : drawMotif(dress, -40, -134, 116, light) + drawFigure(dress, 70, -82, 46),
  ];
  return drawBody(
    dress,
    'can',
    d`M-126 -306C-126 -350 126 -350 126 -306V-26C126 8 -126 8 -126 -26Z`,
    rect(-128, -345, 256, 345, steel),
    faded(0.2, line(d`M-128 -26Q0 4 128 -26`, ink, 4)),
    drawBody(
      dress,
      'label',
      d`M-130 -286Q0 -254 130 -286V-36Q0 -4 -130 -36Z`,
      rect(-130, -300, 260, 300, base),
      ellipse(dress.figure === null ? -4 : -40, -130, 92, 78, light),
      drawFoot(dress, -130, 130, -76, 0),
    ),
    ...(dress.side === 'front' ? front : [drawBackPrint(dress, -92, -258, 172, 222)]),
    drawShade(-126, -345, 252, 345),
    ellipse(0, -306, 126, 32, '#e6e8ee'),
    ellipse(0, -304, 108, 24, '#bfc4d0'),
    ellipse(0, -301, 102, 19, '#d5d9e2'),
    line(d`M-8 -300H34`, '#8f95a6', 8),
    ellipse(46, -300, 19, 7, '#8f95a6'),
    ellipse(46, -300, 10, 3.4, '#d5d9e2'),
  );
}
