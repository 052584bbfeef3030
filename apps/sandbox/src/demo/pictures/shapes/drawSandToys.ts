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
import { circle, d, faded, line, path, place, rect } from '../svg.ts';

const sand = '#ecc98c';

/** A sand bucket with a spade in it and two moulds beside it. */
export function drawSandToys(dress: PackDress): string {
  const { accent, base, dark, deep, light } = dress.palette;
  const spade = [
    line(d`M0 -120V-300`, accent, 20),
    line(d`M-34 -318H34`, accent, 22),
    path(d`M-46 -130H46V-70Q46 -20 0 0Q-46 -20 -46 -70Z`, mixColors(accent, ink, 0.12)),
  ];
  const print =
    dress.side === 'front'
      ? drawMotif(dress, -40, -126, 120, base) + drawFigure(dress, 46, -84, 44)
      : drawWord(dress.word, { x: -30, y: -124, width: 190, height: 50 }, readableOn(base, dark));
  return [
    place(76, -86, 1, spade.join(''), 16),
    line(d`M-164 -224C-160 -400 88 -400 100 -224`, mixColors(base, ink, 0.2), 13),
    path(d`M-150 -238Q-120 -286 -70 -278Q-30 -304 20 -276Q70 -280 92 -238Z`, sand),
    drawBody(
      dress,
      'bucket',
      d`M-176 -246H112L86 -16Q84 0 68 0H-132Q-148 0 -150 -16Z`,
      rect(-180, -248, 296, 248, base),
      drawFoot(dress, -180, 116, -58, 0),
      rect(-180, -248, 296, 32, light),
      print,
      drawShade(-172, -248, 280, 248),
    ),
    path(d`M78 0Q70 -86 136 -92Q202 -86 214 0Z`, deep),
    faded(0.26, line(d`M104 -14Q104 -66 132 -80M188 -14Q184 -66 158 -80M146 -10V-82`, '#ffffff', 5)),
    path(d`M-216 0L-196 -74Q-176 -92 -156 -74L-136 0Z`, accent),
    circle(-176, -44, 12, mixColors(accent, '#ffffff', 0.5)),
    faded(0.13, path(d`M-160 -78L-136 0H-158Z`, ink)),
  ].join('');
}
