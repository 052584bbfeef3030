import { ink } from '../inks.ts';
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
import { d, ellipse, faded, line, rect } from '../svg.ts';

/** A bottle with a flip cap, round or square in the shoulders: lotion, syrup, detergent. */
export function drawBottle(dress: PackDress): string {
  const { accent, base, dark, light } = dress.palette;
  const outline =
    dress.chance > 0.5
      ? d`M-62 -384H62C104 -372 118 -330 118 -290V-28Q118 0 90 0H-90Q-118 0 -118 -28V-290C-118 -330 -104 -372 -62 -384Z`
      : d`M-58 -384H58Q64 -350 96 -320Q110 -304 110 -270Q94 -160 112 -40Q114 0 82 0H-82Q-114 0 -112 -40Q-94 -160 -110 -270Q-110 -304 -96 -320Q-64 -350 -58 -384Z`;
  const front = [
    drawWord(dress.word, { x: -4, y: -284, width: 160, height: 42 }, readableOn(base, dark)),
    drawMotif(dress, -4, -182, 118, light),
    drawFigure(dress, 44, -74, 48),
  ];
  return [
    rect(-58, -460, 116, 82, accent, 9),
    faded(0.2, line(d`M-58 -402H58`, ink, 4)),
    faded(0.25, rect(-46, -454, 9, 70, '#ffffff')),
    faded(0.13, rect(22, -460, 36, 82, ink, 9)),
    drawBody(
      dress,
      'bottle',
      outline,
      rect(-122, -386, 244, 386, base),
      drawPattern(dress, -122, -380, 244, 300),
      ellipse(-4, -178, 88, 84, light),
      drawFoot(dress, -120, 120, -92, 0),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -82, -306, 152, 262)]),
      drawShade(-116, -386, 232, 386),
    ),
  ].join('');
}
