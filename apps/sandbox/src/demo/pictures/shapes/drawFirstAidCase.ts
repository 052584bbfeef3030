import { ink, paper } from '../inks.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawPlate } from '../print/drawPlate.ts';
import { drawShade } from '../print/drawShade.ts';
import { circle, d, faded, line, path, rect } from '../svg.ts';

/** A first-aid case with a handle and two clasps. */
export function drawFirstAidCase(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  const plain = dress.motif === 'none' || dress.motif === 'cross';
  const front = [
    circle(0, -186, 92, paper),
    plain
      ? path(d`M-22 -250H22V-208H64V-164H22V-122H-22V-164H-64V-208H-22Z`, deep)
      : drawMotif(dress, 0, -186, 124, paper),
    drawPlate(dress, dress.figure === null ? 0 : -40, -46, 230, 56),
    drawFigure(dress, 146, -56, 46),
  ];
  return [
    line(d`M-78 -316V-358Q-78 -376 -60 -376H60Q78 -376 78 -358V-316`, mixColors(base, ink, 0.2), 24),
    drawBody(
      dress,
      'case',
      d`M-220 -284Q-220 -324 -180 -324H180Q220 -324 220 -284V-30Q220 0 190 0H-190Q-220 0 -220 -30Z`,
      rect(-222, -326, 444, 326, base),
      faded(0.22, rect(-222, -326, 444, 24, '#ffffff')),
      faded(0.2, line(d`M-222 -252H222`, ink, 6)),
      rect(-222, -96, 444, 96, deep),
      rect(-222, -102, 444, 8, light),
      drawShade(-220, -326, 440, 326),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -150, -238, 300, 214)]),
    ),
    clasp(-158),
    clasp(158),
  ].join('');
}

function clasp(x: number): string {
  return rect(x - 19, -276, 38, 52, '#e3e6ed', 6) + faded(0.3, rect(x - 11, -248, 22, 16, ink, 4));
}
