import { ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawFoot } from '../print/drawFoot.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { readableOn } from '../readableOn.ts';
import { circle, d, faded, line, path, rect } from '../svg.ts';

/** A bib with a bound edge and a catch pocket. */
export function drawBib(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const outline = d`M-60 -404Q-150 -430 -164 -330Q-172 -200 -160 -96Q-150 0 -76 0H76Q150 0 160 -96Q172 -200 164 -330Q150 -430 60 -404Q36 -396 46 -372Q70 -290 0 -286Q-70 -290 -46 -372Q-36 -396 -60 -404Z`;
  const print =
    dress.side === 'front' ? drawMotif(dress, dress.figure === null ? 0 : -24, -200, 132, base) : '';
  return [
    drawBody(
      dress,
      'bib',
      outline,
      rect(-180, -430, 360, 430, base),
      ...(dress.chance < 0.4 ? dots(light) : []),
      print,
      faded(0.13, path(d`M110 -430H180V0H96Q130 -180 110 -430Z`, ink)),
      faded(0.26, path(d`M-140 -400Q-156 -200 -142 -60L-128 -60Q-142 -200 -124 -410Z`, '#ffffff')),
      drawFoot(dress, -180, 180, -96, 0),
      line(d`M-150 -112Q0 -78 150 -112`, mixColors(deep, paper, 0.4), 6),
      drawWord(dress.word, { x: 0, y: -42, width: 200, height: 40 }, readableOn(deep, dark)),
    ),
    line(outline, mixColors(deep, ink, 0.08), 9),
    circle(-100, -392, 11, paper),
    circle(100, -392, 11, paper),
    drawFigure(dress, 84, -140, 44),
  ].join('');
}

function dots(color: string): string[] {
  return Array.from({ length: 24 }, (_, index) =>
    circle(
      -150 + (index % 6) * 60 + (Math.floor(index / 6) % 2) * 30,
      -390 + Math.floor(index / 6) * 76,
      8,
      color,
    ),
  );
}
