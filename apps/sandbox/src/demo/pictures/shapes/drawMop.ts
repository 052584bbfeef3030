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
import { d, faded, line, path, rect } from '../svg.ts';

/** A mop or a broom beside its bucket. */
export function drawMop(dress: PackDress): string {
  const { accent, base, dark, deep, light } = dress.palette;
  const print =
    dress.side === 'front'
      ? drawWord(dress.word, { x: -46, y: -158, width: 148, height: 34 }, readableOn(base, dark)) +
        drawMotif(dress, dress.figure === null ? -46 : -76, -84, 88, base) +
        drawFigure(dress, 6, -66, 36)
      : drawWord(dress.word, { x: -46, y: -110, width: 150, height: 44 }, readableOn(base, dark));
  const bristles = dress.chance < 0.5;
  const head = bristles
    ? [
        path(d`M32 -84H148L160 -6Q158 0 150 0H30Q22 0 20 -6Z`, light),
        faded(0.24, line(d`M48 -70L42 -6M68 -70L65 -6M90 -70V-6M112 -70L115 -6M132 -70L138 -6`, dark, 4)),
        rect(24, -108, 132, 34, deep, 10),
      ]
    : [
        line(
          d`M60 -104Q36 -60 38 -16M72 -104Q58 -60 62 -12M84 -104Q80 -60 84 -10M96 -104Q100 -60 106 -10M108 -104Q122 -60 128 -12M120 -104Q144 -60 148 -18`,
          '#f4efe4',
          22,
        ),
        faded(0.14, line(d`M74 -84Q62 -50 63 -10M96 -84Q98 -50 106 -10M112 -84Q124 -50 128 -12`, ink, 3)),
        path(d`M56 -138H124L136 -92H44Z`, deep),
      ];
  return [
    rect(80, -566, 20, 462, mixColors('#d9a86c', accent, 0.12), 10),
    faded(0.2, rect(92, -566, 8, 462, ink, 4)),
    rect(76, -570, 28, 96, accent, 12),
    faded(0.3, rect(82, -564, 6, 84, '#ffffff', 3)),
    line(d`M-142 -204C-134 -320 42 -320 50 -204`, '#9aa0b0', 8),
    drawBody(
      dress,
      'bucket',
      d`M-150 -220H58L40 -14Q38 0 24 0H-116Q-130 0 -132 -14Z`,
      rect(-152, -222, 212, 222, base),
      drawFoot(dress, -150, 60, -52, 0),
      rect(-152, -222, 212, 24, light),
      print,
      drawShade(-146, -222, 200, 222),
    ),
    ...head,
  ].join('');
}
