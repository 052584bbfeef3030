import { ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawFoot } from '../print/drawFoot.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawPattern } from '../print/drawPattern.ts';
import { drawShade } from '../print/drawShade.ts';
import { readableOn } from '../readableOn.ts';
import { d, ellipse, faded, line, path, rect } from '../svg.ts';

/** A box of tissues with one drawn out of the slot. */
export function drawDispenserBox(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const front = [
    drawWord(
      dress.word,
      { x: dress.figure === null ? -60 : -14, y: -172, width: dress.figure === null ? 210 : 300, height: 46 },
      readableOn(base, dark),
    ),
    dress.figure === null
      ? drawMotif(dress, 104, -108, 124, base)
      : drawMotif(dress, -104, -78, 112, base) + drawFigure(dress, 100, -82, 56),
  ];
  return [
    path(d`M-200 -214L-166 -266H166L200 -214Z`, mixColors(base, light, 0.7)),
    ellipse(0, -242, 104, 17, mixColors(deep, ink, 0.5)),
    path(
      d`M-82 -240Q-96 -300 -70 -340Q-48 -322 -34 -354Q-8 -340 8 -376Q32 -350 52 -358Q60 -318 84 -330Q92 -290 80 -240Q0 -222 -82 -240Z`,
      paper,
    ),
    faded(0.12, path(d`M52 -358Q60 -318 84 -330Q92 -290 80 -240Q60 -234 34 -232Q58 -290 52 -358Z`, ink)),
    faded(0.16, line(d`M-34 -348Q-28 -300 -44 -252M8 -366Q20 -310 10 -246`, ink, 3)),
    drawBody(
      dress,
      'box',
      d`M-200 -214H200V-5Q200 0 195 0H-195Q-200 0 -200 -5Z`,
      rect(-200, -214, 400, 214, base),
      drawPattern(dress, -200, -210, 400, 170),
      drawFoot(dress, -200, 200, -80, 0),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -160, -196, 300, 178)]),
      drawShade(-200, -214, 400, 214),
    ),
  ].join('');
}
