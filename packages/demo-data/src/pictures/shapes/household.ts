import { ink, mixColors, paper, readableOn } from '../colours.ts';
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
import { circle, d, ellipse, faded, line, path, place, rect } from '../svg.ts';

/** A drinking cup with one ear, or two for the smallest. */
export function drawCup(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const ear = mixColors(base, ink, 0.14);
  const twoEars = dress.chance > 0.5;
  const back = dress.side === 'back';
  const handle = d`M118 -236C184 -248 184 -92 108 -96`;
  const print = [
    drawMotif(dress, 0, dress.figure === null ? -160 : -172, dress.figure === null ? 136 : 118, base),
    drawFigure(dress, 66, -76, 40),
    drawWord(
      dress.word,
      { x: dress.figure === null ? 0 : -34, y: -50, width: dress.figure === null ? 160 : 116, height: 34 },
      readableOn(deep, dark),
    ),
  ];
  const turned = [drawWord(dress.word, { x: 0, y: -168, width: 180, height: 54 }, readableOn(base, dark))];
  return [
    twoEars || !back ? line(handle, ear, 24) : '',
    twoEars || back ? `<g transform="scale(-1 1)">${line(handle, ear, 24)}</g>` : '',
    drawBody(
      dress,
      'cup',
      d`M-132 -296C-132 -328 132 -328 132 -296L106 -24Q104 0 78 0H-78Q-104 0 -106 -24Z`,
      rect(-140, -330, 280, 330, base),
      drawFoot(dress, -136, 136, -92, 0),
      ...(back ? turned : print),
      drawShade(-128, -330, 256, 330),
      ellipse(0, -296, 132, 25, light),
      ellipse(0, -293, 116, 18, mixColors(deep, ink, 0.2)),
    ),
  ].join('');
}

/** A plate set upright behind a pile of the same plates. */
export function drawPlateStack(dress: PackDress): string {
  const { base, light } = dress.palette;
  const [x, y] = [-36, -212];
  const plates = [0, 1, 2, 3].map((index) => pile(-index * 22, index % 2 === 0 ? base : light));
  const centre =
    dress.side === 'front'
      ? drawMotif(dress, x, y - 8, 136, paper)
      : drawWord(dress.word, { x, y, width: 150, height: 46 }, ink);
  return [
    circle(x, y, 164, base),
    faded(
      0.13,
      path(
        d`M${x + 70} ${y - 148}A164 164 0 0 1 ${x + 70} ${y + 148}A260 260 0 0 0 ${x + 70} ${y - 148}Z`,
        ink,
      ),
    ),
    faded(0.3, line(d`M${x - 140} ${y - 44}A148 148 0 0 1 ${x - 60} ${y - 134}`, '#ffffff', 9)),
    circle(x, y, 122, paper),
    circle(x, y, 110, mixColors(paper, light, 0.3)),
    centre,
    ...plates,
    drawFigure(dress, 140, -112, 46),
  ].join('');
}

function pile(y: number, color: string): string {
  return [
    path(d`M-164 ${y - 26}H196Q190 ${y - 6} 130 ${y}H-98Q-158 ${y - 6} -164 ${y - 26}Z`, color),
    faded(0.28, path(d`M-164 ${y - 26}H196L194 ${y - 20}H-162Z`, '#ffffff')),
    faded(0.14, path(d`M110 ${y - 26}H196Q190 ${y - 6} 130 ${y}H96Z`, ink)),
  ].join('');
}

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
