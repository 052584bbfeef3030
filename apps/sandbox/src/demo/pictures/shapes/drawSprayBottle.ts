import { ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawShade } from '../print/drawShade.ts';
import { circle, d, faded, path, rect } from '../svg.ts';

const round = d`M-34 -372H34V-352C34 -316 112 -300 112 -224V-26Q112 0 86 0H-86Q-112 0 -112 -26V-224C-112 -300 -34 -316 -34 -352Z`;
const waisted = d`M-34 -372H34V-344Q36 -322 62 -312Q78 -304 76 -286Q74 -262 100 -244Q112 -236 112 -220V-20Q112 0 92 0H-92Q-112 0 -112 -20V-220Q-112 -236 -100 -244Q-74 -262 -76 -286Q-78 -304 -62 -312Q-36 -322 -34 -344Z`;

/** A bottle of cleaner with a trigger, round or waisted. */
export function drawSprayBottle(dress: PackDress): string {
  const { accent, base, dark, deep } = dress.palette;
  const neck = mixColors(deep, ink, 0.3);
  const outline = dress.chance < 0.6 ? round : waisted;
  const front = [
    drawWord(dress.word, { x: -4, y: -184, width: 176, height: 38 }, dark),
    drawMotif(dress, dress.figure === null ? 0 : -42, -106, 92, paper),
    dress.figure === null ? '' : circle(46, -102, 42, deep) + drawFigure(dress, 46, -102, 36),
  ];
  return [
    path(d`M-62 -484Q-100 -462 -100 -394H-78Q-78 -432 -40 -448Z`, neck),
    rect(-36, -430, 72, 62, neck),
    path(
      d`M-78 -500H92Q120 -500 142 -474L152 -450Q140 -432 118 -440L100 -454L52 -440V-414H-40V-440Z`,
      accent,
    ),
    faded(
      0.14,
      path(d`M52 -440V-414H20V-500H92Q120 -500 142 -474L152 -450Q140 -432 118 -440L100 -454Z`, ink),
    ),
    faded(0.3, path(d`M-70 -494H80V-484H-60Z`, '#ffffff')),
    drawBody(
      dress,
      'bottle',
      outline,
      rect(-120, -376, 240, 376, mixColors(base, '#ffffff', 0.28)),
      rect(-120, -120, 240, 120, mixColors(base, '#ffffff', 0.08)),
      rect(-120, -222, 240, 176, paper),
      drawShade(-112, -376, 224, 376),
    ),
    ...(dress.side === 'front' ? front : [drawBackPrint(dress, -84, -216, 156, 164)]),
  ].join('');
}
