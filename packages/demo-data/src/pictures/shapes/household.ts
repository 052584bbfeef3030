import { ink, mixColors, readableOn } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import {
  drawBackPrint,
  drawBody,
  drawFigure,
  drawFoot,
  drawMotif,
  drawPattern,
  drawPlate,
  drawShade,
} from '../print.ts';
import { circle, d, faded, line, path, rect } from '../svg.ts';

/** A tub with a lid and a wire handle. */
export function drawBucket(dress: PackDress): string {
  const { accent, base, deep } = dress.palette;
  const front = [
    drawPlate(dress, -6, -240, 246, 62),
    dress.figure === null
      ? drawMotif(dress, -6, -112, 140, base)
      : drawMotif(dress, -64, -112, 130, base) + drawFigure(dress, 70, -104, 60),
  ];
  return [
    line(d`M-164 -318C-150 -500 150 -500 164 -318`, '#9aa0b0', 9),
    line(d`M-40 -454H40`, mixColors(deep, ink, 0.2), 24),
    drawBody(
      dress,
      'tub',
      d`M-170 -330H170L142 -20Q140 0 120 0H-120Q-140 0 -142 -20Z`,
      rect(-176, -332, 352, 332, base),
      drawPattern(dress, -176, -320, 352, 260),
      drawFoot(dress, -176, 176, -96, 0),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -112, -286, 214, 240)]),
      drawShade(-166, -332, 332, 332),
      faded(0.14, rect(-176, -330, 352, 22, ink)),
    ),
    drawBody(
      dress,
      'lid',
      d`M-186 -352Q-186 -362 -176 -362H176Q186 -362 186 -352V-326Q186 -316 176 -316H-176Q-186 -316 -186 -326Z`,
      rect(-190, -364, 380, 50, dress.chance < 0.5 ? accent : deep),
      rect(-190, -364, 380, 13, mixColors(dress.chance < 0.5 ? accent : deep, '#ffffff', 0.25)),
      drawShade(-186, -364, 372, 50),
    ),
    circle(-164, -304, 14, mixColors(base, ink, 0.3)),
    circle(164, -304, 14, mixColors(base, ink, 0.3)),
  ].join('');
}

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
