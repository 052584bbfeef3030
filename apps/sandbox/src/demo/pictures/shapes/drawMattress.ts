import { ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawPattern } from '../print/drawPattern.ts';
import { drawShade } from '../print/drawShade.ts';
import { d, faded, line, path, rect } from '../svg.ts';

/** A cot mattress with its pillow and a blanket over the foot end. */
export function drawMattress(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const cover = mixColors(light, paper, 0.55);
  const quilting = Array.from(
    { length: 8 },
    (_, index) => d`M${-244 + index * 34} -146l34 46M${-210 + index * 34} -146l-34 46`,
  );
  const print =
    dress.figure === null
      ? drawMotif(dress, 156, -98, 122, base)
      : drawMotif(dress, 196, -98, 104, base) + drawFigure(dress, 96, -98, 46);
  return [
    drawBody(
      dress,
      'pillow',
      d`M-262 -142Q-244 -176 -258 -214Q-264 -236 -240 -232Q-160 -252 -80 -232Q-54 -236 -60 -212Q-74 -176 -52 -142Z`,
      rect(-266, -248, 218, 108, mixColors(base, paper, 0.5)),
      faded(0.13, path(d`M-104 -250H-40V-136H-96Q-84 -190 -104 -250Z`, ink)),
      faded(0.3, path(d`M-254 -226Q-160 -246 -84 -230Q-160 -236 -246 -214Z`, '#ffffff')),
      faded(0.22, line(d`M-234 -208Q-216 -196 -218 -176M-92 -208Q-106 -196 -104 -176`, ink, 4)),
    ),
    drawBody(
      dress,
      'mattress',
      d`M-250 -152H250Q272 -152 272 -130V-22Q272 0 250 0H-250Q-272 0 -272 -22V-130Q-272 -152 -250 -152Z`,
      rect(-276, -154, 552, 154, cover),
      faded(0.14, line(quilting.join(''), ink, 3)),
      rect(-276, -98, 552, 98, mixColors(light, paper, 0.25)),
      line(d`M-274 -98H274M-274 -12H274`, deep, 6),
      drawWord(dress.word, { x: -124, y: -52, width: 230, height: 44 }, dark),
      faded(0.34, rect(-254, -154, 16, 154, '#ffffff')),
    ),
    drawBody(
      dress,
      'blanket',
      d`M20 -176Q20 -190 34 -190H242Q284 -190 284 -150V-24Q236 -8 190 -22T98 -20T16 -26Q28 -100 20 -176Z`,
      rect(12, -192, 276, 192, base),
      drawPattern(dress, 12, -160, 276, 150),
      faded(0.34, rect(12, -192, 276, 26, '#ffffff')),
      line(d`M12 -162H290`, deep, 5),
      dress.side === 'front' ? print : '',
      drawShade(20, -192, 264, 192),
    ),
  ].join('');
}
