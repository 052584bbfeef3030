import { ink } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawFoot } from '../print/drawFoot.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawShade } from '../print/drawShade.ts';
import { readableOn } from '../readableOn.ts';
import { d, ellipse, line, rect } from '../svg.ts';

/** A drinking cup with one ear, or two for the smallest. */
export function drawCup(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const ear = mixColors(base, ink, 0.14);
  const twoEars = dress.chance > 0.5;
  const back = dress.side === 'back';
  const handle = d`M118 -236C184 -248 184 -92 108 -96`;
  const print = [
    drawMotif(dress, 0, dress.figure === null ? -160 : -172, dress.figure === null ? 136 : 118, base),
    drawFigure(dress, 66, -76, 40),
    drawWord(
      dress.word,
      { x: dress.figure === null ? 0 : -34, y: -50, width: dress.figure === null ? 160 : 116, height: 34 },
      readableOn(deep, dark),
    ),
  ];
  const turned = [drawWord(dress.word, { x: 0, y: -168, width: 180, height: 54 }, readableOn(base, dark))];
  return [
    twoEars || !back ? line(handle, ear, 24) : '',
    twoEars || back ? `<g transform="scale(-1 1)">${line(handle, ear, 24)}</g>` : '',
    drawBody(
      dress,
      'cup',
      d`M-132 -296C-132 -328 132 -328 132 -296L106 -24Q104 0 78 0H-78Q-104 0 -106 -24Z`,
      rect(-140, -330, 280, 330, base),
      drawFoot(dress, -136, 136, -92, 0),
      ...(back ? turned : print),
      drawShade(-128, -330, 256, 330),
      ellipse(0, -296, 132, 25, light),
      ellipse(0, -293, 116, 18, mixColors(deep, ink, 0.2)),
    ),
  ].join('');
}
