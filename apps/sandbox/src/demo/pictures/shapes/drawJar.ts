import { ink } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawShade } from '../print/drawShade.ts';
import { readableOn } from '../readableOn.ts';
import { circle, d, faded, line, rect } from '../svg.ts';

const straight = d`M-118 -296Q-136 -284 -136 -258V-30Q-136 0 -106 0H106Q136 0 136 -30V-258Q136 -284 118 -296Z`;
const bulging = d`M-114 -300V-284Q-136 -262 -136 -150Q-136 -52 -112 -14Q-104 0 -86 0H86Q104 0 112 -14Q136 -52 136 -150Q136 -262 114 -284V-300Z`;

/** A glass jar with a screw lid; the label covers what is in it. */
export function drawJar(dress: PackDress): string {
  const { accent, base, dark, deep } = dress.palette;
  const lid = dress.chance > 0.3 && dress.chance < 0.7 ? deep : accent;
  const content = mixColors(deep, '#8a5a38', 0.35);
  const front = [
    drawWord(dress.word, { x: -6, y: -202, width: 190, height: 40 }, readableOn(base, dark)),
    drawMotif(dress, dress.figure === null ? -6 : -52, -122, 104, base),
    dress.figure === null ? '' : circle(62, -120, 50, deep) + drawFigure(dress, 62, -120, 44),
  ];
  return [
    drawBody(
      dress,
      'jar',
      dress.chance < 0.6 ? straight : bulging,
      rect(-140, -300, 280, 300, content),
      rect(-140, -246, 280, 188, base),
      rect(-140, -246, 280, 7, mixColors(base, '#ffffff', 0.5)),
      rect(-140, -65, 280, 7, mixColors(base, '#ffffff', 0.5)),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -104, -236, 190, 168)]),
      drawShade(-136, -300, 272, 300),
    ),
    drawBody(
      dress,
      'lid',
      d`M-124 -360Q-124 -368 -116 -368H116Q124 -368 124 -360V-300Q124 -292 116 -292H-116Q-124 -292 -124 -300Z`,
      rect(-126, -370, 252, 80, lid),
      faded(0.2, line(ridges(), ink, 4)),
      rect(-126, -370, 252, 16, mixColors(lid, '#ffffff', 0.25)),
      drawShade(-124, -370, 248, 80),
    ),
  ].join('');
}

function ridges(): string {
  return Array.from({ length: 13 }, (_, index) => d`M${-108 + index * 18} -340V-304`).join('');
}
