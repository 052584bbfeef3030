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
import { d, ellipse, faded, line, path, place, rect } from '../svg.ts';

/** Spoon, fork and knife standing in a beaker. */
export function drawCutlery(dress: PackDress): string {
  const { accent, base, dark, light } = dress.palette;
  const metal = '#c3c8d4';
  const back = dress.side === 'back';
  const print = back
    ? drawWord(dress.word, { x: 0, y: -120, width: 170, height: 50 }, readableOn(base, dark))
    : drawWord(dress.word, { x: 0, y: -190, width: 176, height: 36 }, readableOn(base, dark)) +
      drawMotif(dress, dress.figure === null ? 0 : -40, -104, 102, base) +
      drawFigure(dress, 54, -84, 42);
  const fork = [
    path(
      d`M-26 -438H-18V-380H-6V-440H6V-380H18V-438H26V-366Q26 -336 8 -330V-180H-8V-330Q-26 -336 -26 -366Z`,
      metal,
    ),
    faded(0.16, path(d`M6 -440V-380H18V-438H26V-366Q26 -336 8 -330V-180H2V-340Q14 -360 6 -380Z`, ink)),
  ];
  const spoon = [
    line(d`M0 -340V-180`, light, 17),
    ellipse(0, -376, 33, 52, mixColors(light, '#ffffff', 0.25)),
    ellipse(2, -374, 23, 40, mixColors(light, ink, 0.1)),
  ];
  const knife = [
    path(d`M-14 -300V-430Q-12 -446 4 -438Q20 -400 18 -300Z`, metal),
    rect(-13, -306, 27, 130, accent, 8),
    faded(0.16, rect(4, -306, 10, 130, ink)),
  ];
  return [
    place(-64, 0, 1, spoon.join(''), -7),
    place(70, 0, 1, knife.join(''), 8),
    fork.join(''),
    drawBody(
      dress,
      'beaker',
      d`M-118 -238H118L100 -16Q98 0 82 0H-82Q-98 0 -100 -16Z`,
      rect(-120, -240, 240, 240, base),
      drawFoot(dress, -118, 118, -62, 0),
      print,
      faded(0.24, rect(-120, -240, 240, 14, '#ffffff')),
      drawShade(-114, -240, 228, 240),
    ),
  ].join('');
}
