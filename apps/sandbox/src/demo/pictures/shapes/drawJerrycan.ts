import { ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawShade } from '../print/drawShade.ts';
import { circle, d, faded, line, path, rect } from '../svg.ts';

/** A can with a grip and a screw cap, for the large quantities of soap and cleaner. */
export function drawJerrycan(dress: PackDress): string {
  const { accent, base, dark, deep, light } = dress.palette;
  const outline = d`M-164 -330Q-164 -360 -136 -366L-40 -392H96Q164 -392 164 -330V-28Q164 0 136 0H-136Q-164 0 -164 -28Z`;
  const front = [
    drawWord(dress.word, { x: 0, y: -190, width: 236, height: 44 }, dark),
    dress.figure === null
      ? drawMotif(dress, 0, -100, 104, paper)
      : drawMotif(dress, -66, -102, 100, paper) +
        circle(66, -102, 52, deep) +
        drawFigure(dress, 66, -102, 45),
  ];
  return [
    rect(-132, -448, 84, 70, accent, 8),
    faded(0.2, line(d`M-112 -440V-396M-94 -440V-396M-76 -440V-396`, ink, 4)),
    faded(0.13, rect(-72, -448, 24, 70, ink, 6)),
    drawBody(
      dress,
      'can',
      outline,
      rect(-166, -394, 332, 394, base),
      faded(0.18, rect(-166, -394, 332, 30, '#ffffff')),
      rect(-10, -352, 132, 44, mixColors(base, ink, 0.42), 22),
      rect(-10, -352, 132, 12, mixColors(base, ink, 0.55), 6),
      faded(0.3, line(d`M-126 -296H126`, light, 6)),
      rect(-136, -232, 272, 190, paper, 8),
      path(d`M-136 -50H136V-42Q136 -34 128 -34H-128Q-136 -34 -136 -42Z`, deep),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -136, -240, 272, 206)]),
      drawShade(-164, -394, 328, 394),
    ),
  ].join('');
}
