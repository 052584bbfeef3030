import { ink, mixColors, palettes, paper, readableOn } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import {
  drawBackPrint,
  drawBody,
  drawCard,
  drawFigure,
  drawFoot,
  drawMotif,
  drawPlate,
  drawShade,
} from '../print.ts';
import { circle, circlePath, d, ellipse, faded, line, path, place, rect } from '../svg.ts';

/** A ball in one colour, with the motif on the paler band round it. */
export function drawBall(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  const back = dress.side === 'back';
  return drawBody(
    dress,
    'ball',
    d`M-180 -180C-180 -279.4 -99.4 -360 0 -360C99.4 -360 180 -279.4 180 -180C180 -80.6 99.4 0 0 0C-99.4 0 -180 -80.6 -180 -180Z`,
    rect(-182, -364, 364, 364, base),
    path(d`M-182 -262Q0 -190 182 -262V-108Q0 -36 -182 -108Z`, light),
    line(d`M-182 -262Q0 -190 182 -262M-182 -108Q0 -36 182 -108`, deep, 10),
    back
      ? drawWord(dress.word, { x: 0, y: -150, width: 150, height: 52 }, ink)
      : drawMotif(dress, -48, -150, 104, light) + drawFigure(dress, 68, -150, 46),
    faded(0.13, path(d`M90 -336A180 180 0 0 1 -60 -10A180 180 0 0 0 184 -180A180 180 0 0 0 90 -336Z`, ink)),
    faded(0.4, ellipse(-78, -296, 46, 22, '#ffffff', -34)),
  );
}

const edge = 128;

/** A stack of wooden blocks with a roof on top, the first letters or digits of its word on two of them. */
export function drawBlocks(dress: PackDress): string {
  const { base, dark, deep } = dress.palette;
  const colors = [
    palettes.red.base,
    palettes.yellow.base,
    palettes.blue.base,
    palettes.lilac.base,
    palettes.green.base,
    palettes.orange.base,
  ];
  const others = colors.filter((color) => color !== base);
  const turned = dress.side === 'back';
  const spin = Math.floor(dress.chance * others.length) + (turned ? 2 : 0);
  const color = (index: number) => others[(index + spin) % others.length] ?? deep;
  const letters = [...dress.word.replaceAll(/[^\p{L}\p{N}]/gu, ''), 'a', 'b', 'c', 'd'];
  const letter = (index: number, x: number, y: number, ground: string) =>
    drawWord(
      letters[turned ? index + 2 : index] ?? 'c',
      { x, y, width: 76, height: 78 },
      readableOn(ground, dark),
    );
  return [
    block(-132, 0, color(0)) + letter(0, -132, -64, color(0)),
    block(0, 0, color(1)) + place(0, -64, 0.94, star(readableOn(color(1), dark))),
    block(132, 0, color(2)) +
      (dress.figure === null ? circle(132, -64, 36, paper) : drawFigure(dress, 132, -64, 44)),
    block(-66, -edge, base) + drawMotif(dress, -66, -edge - 64, 92, base),
    block(66, -edge, color(3)) + letter(1, 66, -edge - 64, color(3)),
    path(d`M0 -382L66 -256H-66Z`, color(4)),
    faded(0.13, path(d`M0 -382L66 -256H22Z`, ink)),
    faded(0.24, path(d`M0 -382L-52 -256H-66Z`, '#ffffff')),
  ].join('');
}

function block(x: number, bottom: number, color: string): string {
  const [left, top] = [x - edge / 2, bottom - edge];
  return [
    rect(left, top, edge, edge, color, 7),
    faded(0.24, rect(left + 9, top + 2, 8, edge - 4, '#ffffff')),
    faded(
      0.13,
      path(
        d`M${left + edge - 20} ${top}H${left + edge - 7}Q${left + edge} ${top} ${left + edge} ${top + 7}V${bottom - 7}Q${left + edge} ${bottom} ${left + edge - 7} ${bottom}H${left + edge - 20}Z`,
        ink,
      ),
    ),
    faded(0.2, rect(left, bottom - 4, edge, 4, ink, 2)),
  ].join('');
}

function star(fill: string): string {
  return path(d`M0 -46L13 -15L46 -12L21 10L28 42L0 25L-28 42L-21 10L-46 -12L-13 -15Z`, fill);
}

const piece = d`M-40 -40H-14Q-20 -62 0 -62Q20 -62 14 -40H40V-14Q62 -20 62 0Q62 20 40 14V40H-40V14Q-18 20 -18 0Q-18 -20 -40 -14Z`;

/** A puzzle: the box with its picture, two loose pieces before it. */
export function drawPuzzle(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  const seams = d`M-64 -358V-300Q-92 -306 -92 -282Q-92 -258 -64 -264V-196Q-40 -202 -40 -180Q-40 -158 -64 -164V0M74 -358V-276Q46 -282 46 -260Q46 -238 74 -244V-160Q100 -166 100 -142Q100 -118 74 -124V0M-220 -232H-150Q-156 -258 -134 -258Q-112 -258 -118 -232H-4Q-10 -206 12 -206Q34 -206 28 -232H128Q122 -258 144 -258Q166 -258 160 -232H220M-220 -104H-160Q-166 -78 -144 -78Q-122 -78 -128 -104H0Q-6 -130 16 -130Q38 -130 32 -104H220`;
  const front = [
    drawMotif(dress, -40, -176, 186, light),
    faded(0.2, line(seams, ink, 3)),
    drawPlate(dress, -32, -312, 280, 62),
    drawFigure(dress, 128, -206, 54),
  ];
  return [
    drawBody(
      dress,
      'box',
      d`M-200 -354Q-200 -360 -194 -360H194Q200 -360 200 -354V-5Q200 0 195 0H-195Q-200 0 -200 -5Z`,
      rect(-200, -360, 400, 360, light),
      path(d`M-200 -150Q-60 -210 40 -150T200 -150V0H-200Z`, base),
      path(d`M-200 -70Q0 -130 200 -60V0H-200Z`, deep),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -146, -336, 280, 240)]),
      drawShade(-200, -360, 400, 360),
    ),
    loose(-164, 0.96, -14, accent),
    loose(170, 0.84, 22, mixColors(accent, '#ffffff', 0.42)),
  ].join('');
}

function loose(x: number, scale: number, turn: number, color: string): string {
  const shape =
    path(piece, color) +
    faded(0.22, path(d`M-40 -40H-30V-16Q-36 -14 -40 -14ZM-40 14Q-34 17 -30 14V40H-40Z`, '#ffffff'));
  return place(x, -60 * scale, scale, shape, turn);
}

/** Three spades to dig with, their label tied across. */
export function drawSpades(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  const spade = (color: string) =>
    [
      line(d`M0 -140V-380`, mixColors(color, '#ffffff', 0.12), 26),
      line(d`M-40 -360V-404H40V-360L0 -330Z`, color, 22),
      path(d`M-60 -176Q0 -196 60 -176V-84Q56 -24 0 0Q-56 -24 -60 -84Z`, color),
      faded(0.22, line(d`M0 -150V-50`, '#ffffff', 9)),
      faded(0.13, path(d`M22 -184Q42 -182 60 -176V-84Q56 -24 0 0Q36 -60 22 -184Z`, ink)),
    ].join('');
  return [
    place(-138, 0, 1, spade(accent)),
    place(138, 0, 1, spade(mixColors(base, light, 0.5))),
    spade(base),
    rect(-178, -300, 356, 16, deep, 8),
    drawCard(dress, 0, -260, 290, 92),
  ].join('');
}

/** Buckets for the sandpit, put into each other. */
export function drawBuckets(dress: PackDress): string {
  const { accent, base, dark, deep, light } = dress.palette;
  const rim = (y: number, color: string) =>
    rect(-166, y, 332, 30, color, 12) + faded(0.13, rect(100, y, 66, 30, ink, 12));
  const print =
    dress.side === 'front'
      ? [
          dress.figure === null
            ? drawMotif(dress, 0, -150, 130, base)
            : drawMotif(dress, -54, -150, 120, base) + drawFigure(dress, 66, -142, 50),
          drawWord(dress.word, { x: 0, y: -36, width: 170, height: 38 }, readableOn(deep, dark)),
        ]
      : [drawWord(dress.word, { x: 0, y: -150, width: 210, height: 60 }, readableOn(base, dark))];
  return [
    line(d`M-148 -310C-146 -470 146 -470 148 -310`, mixColors(base, ink, 0.2), 15),
    rim(-326, accent),
    rim(-292, light),
    drawBody(
      dress,
      'bucket',
      d`M-154 -250H154L120 -18Q118 0 100 0H-100Q-118 0 -120 -18Z`,
      rect(-156, -252, 312, 252, base),
      drawFoot(dress, -154, 154, -72, 0),
      ...print,
      drawShade(-150, -252, 300, 252),
    ),
    rim(-258, mixColors(base, '#ffffff', 0.22)),
  ].join('');
}

/** A watering can with a rose on its spout. */
export function drawWateringCan(dress: PackDress): string {
  const { accent, base, dark, deep, light } = dress.palette;
  const print =
    dress.side === 'front'
      ? drawMotif(dress, dress.figure === null ? -6 : -44, -152, 110, base) + drawFigure(dress, 58, -140, 42)
      : drawWord(dress.word, { x: -6, y: -150, width: 170, height: 50 }, readableOn(base, dark));
  return [
    line(d`M64 -226C210 -300 214 -70 108 -62`, mixColors(base, ink, 0.2), 24),
    line(d`M-92 -236C-92 -338 72 -338 72 -236`, deep, 20),
    path(d`M-124 -26L-226 -244L-190 -262L-108 -130Z`, mixColors(base, ink, 0.12)),
    ellipse(-212, -262, 22, 52, accent, 62),
    drawBody(
      dress,
      'can',
      d`M-128 -244H112L132 -20Q132 0 112 0H-128Q-148 0 -148 -20Z`,
      rect(-150, -246, 284, 246, base),
      drawFoot(dress, -150, 134, -70, 0),
      rect(-150, -246, 284, 20, light),
      print,
      drawShade(-146, -246, 274, 246),
    ),
    dress.side === 'front'
      ? drawWord(dress.word, { x: -6, y: -38, width: 190, height: 36 }, readableOn(deep, dark))
      : '',
  ].join('');
}

/** A toy drum with its cords, two sticks on the skin. */
export function drawDrum(dress: PackDress): string {
  const { accent, base, dark, deep, light } = dress.palette;
  const cords = d`M-168 -232L-126 -44L-84 -232L-42 -44L0 -232L42 -44L84 -232L126 -44L168 -232`;
  const print =
    dress.side === 'front'
      ? [
          dress.motif === 'none' ? '' : circle(0, -150, 62, light),
          drawMotif(dress, 0, -150, 88, light),
          drawPlate(dress, 0, -64, 176, 46),
          drawFigure(dress, 108, -128, 40),
        ]
      : [drawPlate(dress, 0, -136, 230, 70)];
  return [
    drawBody(
      dress,
      'shell',
      d`M-170 -250H170V-22Q170 0 148 0H-148Q-170 0 -170 -22Z`,
      rect(-172, -252, 344, 252, base),
      faded(0.75, line(cords, paper, 7)),
      ...print,
      drawShade(-168, -252, 336, 252),
    ),
    rect(-180, -40, 360, 40, accent, 14),
    rect(-180, -262, 360, 40, accent, 14),
    ellipse(0, -262, 180, 40, deep),
    ellipse(0, -266, 162, 32, paper),
    line(d`M-150 -356L30 -274M160 -348L-20 -270`, mixColors('#d9a86c', dark, 0.1), 14),
    circle(34, -274, 15, light),
    circle(-24, -270, 15, light),
  ].join('');
}

/** Three hoops leaning against each other, with a label. */
export function drawHoops(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  return [
    line(circlePath(96, -140, 126), accent, 24),
    line(circlePath(-92, -124, 110), light, 24),
    line(circlePath(0, -196, 180), base, 28),
    faded(0.3, line(d`M-166 -226A170 170 0 0 1 -70 -352`, '#ffffff', 8)),
    dress.motif === 'none' ? '' : circle(0, -216, 76, deep),
    dress.side === 'front' ? drawMotif(dress, 0, -216, 108, deep) : '',
    drawPlate(dress, 0, -92, 200, 56),
    drawFigure(dress, 118, -270, 44),
  ].join('');
}
