import { ink, mixColors, paper, steel } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import type { PackShape } from '../PackShot.ts';
import { drawBody, drawCard, drawFigure, drawMotif, drawShade } from '../print.ts';
import { circle, circlePath, d, ellipse, faded, line, path, place, rect } from '../svg.ts';
import { drawBundle, wood } from './bundles.ts';
import type { PackDrawing } from './PackDrawing.ts';

/** Children's scissors on end, a little open, their tips round. */
function drawScissors(dress: PackDress): string {
  const { base, deep } = dress.palette;
  const half = (color: string) =>
    [
      path(d`M-20 -170L-34 -412Q-30 -444 4 -430Q22 -300 24 -170Z`, steel),
      faded(0.2, path(d`M-6 -434L4 -430Q22 -300 24 -170H8Z`, ink)),
      path(d`M-26 -200H26L40 -130H-30Z`, color),
      line(circlePath(52, -84, 62), color, 38),
      faded(0.28, line(d`M6 -112A54 54 0 0 1 42 -138`, '#ffffff', 8)),
    ].join('');
  return [
    place(0, 7, 1, `<g transform="scale(-1 1)">${place(10, 0, 1, half(deep), -9)}</g>`),
    place(10, 7, 1, half(base), -9),
    circle(0, -190, 15, mixColors(steel, ink, 0.4)),
    drawCard(dress, 0, -290, 280, 92),
  ].join('');
}

/** A glue stick turned up, its cap beside it. */
function drawGlueStick(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const print = [
    dress.side === 'front' ? drawMotif(dress, 0, -206, 96, paper) : '',
    drawWord(dress.word, { x: 0, y: -122, width: 130, height: 44 }, dark),
  ];
  return [
    rect(-58, -448, 116, 120, '#f4f2ea', 12),
    ellipse(0, -440, 58, 15, paper),
    faded(0.13, rect(22, -440, 36, 110, ink)),
    rect(-70, -352, 140, 50, deep, 10),
    drawBody(
      dress,
      'tube',
      d`M-88 -316Q-88 -326 -78 -326H78Q88 -326 88 -316V-50H-88Z`,
      rect(-90, -328, 180, 280, base),
      rect(-90, -274, 180, 190, paper),
      ...print,
      drawShade(-86, -328, 172, 280),
    ),
    rect(-78, -56, 156, 56, deep, 10),
    faded(0.24, line(d`M-50 -46V-10M-25 -46V-10M0 -46V-10M25 -46V-10M50 -46V-10`, '#ffffff', 6)),
    rect(112, -170, 130, 170, base, 16),
    faded(0.3, rect(126, -160, 13, 150, '#ffffff', 5)),
    faded(0.14, rect(204, -170, 38, 170, ink, 14)),
    ellipse(177, -162, 65, 14, light),
    drawFigure(dress, 74, -70, 42),
  ].join('');
}

const handle = rect(-12, -240, 24, 240, wood, 10);

function drawRoundBrushes(dress: PackDress): string {
  const { deep } = dress.palette;
  const brush = [
    handle,
    path(d`M-14 -234H14L22 -318H-22Z`, steel),
    path(d`M-22 -316H22Q34 -372 0 -430Q-34 -372 -22 -316Z`, mixColors(deep, ink, 0.3)),
    faded(0.24, line(d`M-8 -330Q-12 -372 -2 -400`, '#ffffff', 5)),
  ].join('');
  return drawBundle(dress, [brush, brush, brush, brush, brush], 68);
}

function drawFlatBrushes(dress: PackDress): string {
  const { deep } = dress.palette;
  const brush = [
    handle,
    path(d`M-16 -234H16L34 -300H-34Z`, steel),
    rect(-34, -322, 68, 26, steel),
    path(d`M-34 -320H34L38 -416H-38Z`, mixColors(deep, ink, 0.3)),
    faded(0.24, line(d`M-18 -330V-406M2 -330V-406M20 -330V-406`, '#ffffff', 4)),
  ].join('');
  return drawBundle(dress, [brush, brush, brush, brush], 86);
}

/** Paint rollers of foam on a bent wire. */
function drawPaintRollers(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  const roller = (color: string) =>
    [
      line(d`M0 -180V-286H84V-388H62`, '#8d93a5', 12),
      rect(-70, -430, 130, 86, color, 22),
      faded(0.3, rect(-60, -422, 110, 14, '#ffffff', 7)),
      faded(0.14, rect(26, -430, 34, 86, ink, 18)),
      rect(-19, -210, 38, 210, wood, 17),
    ].join('');
  return drawBundle(dress, [roller(base), roller(mixColors(light, deep, 0.3))], 172);
}

/** Stamps of sponge on a wooden knob: a star, a ring and a heart. */
function drawSpongeStamps(dress: PackDress): string {
  const { accent, base, deep } = dress.palette;
  const stamp = (color: string, shape: string) =>
    [
      circle(0, -276, 40, wood),
      path(d`M-22 -256H22L32 -180H-32Z`, wood),
      faded(0.14, path(d`M4 -256H22L32 -180H12Z`, ink)),
      rect(-66, -186, 132, 26, mixColors(wood, ink, 0.2), 8),
      path(shape, color),
      faded(0.3, line(d`M-30 -110h0M10 -90h0M-8 -130h0M34 -124h0M-24 -70h0M20 -54h0`, '#ffffff', 11)),
    ].join('');
  return [
    place(-142, 0, 1, stamp(base, d`M-66 -162H66L48 -104L66 0L0 -34L-66 0L-48 -104Z`)),
    place(142, 0, 1, stamp(accent, d`M-66 -162H66Q76 -60 0 0Q-76 -60 -66 -162Z`)),
    stamp(deep, d`M-62 -162H62Q70 -80 62 0H-62Q-70 -80 -62 -162Z`),
    drawCard(dress, 0, -216, 260, 74),
  ].join('');
}

function drawToothbrushes(dress: PackDress): string {
  const { accent, base, deep } = dress.palette;
  const brush = (color: string) =>
    [
      path(d`M-16 0V-210Q-16 -250 -8 -280V-350H8V-280Q16 -250 16 -210V0Z`, color),
      ...[0, 1, 2, 3].map((tuft) =>
        rect(
          6,
          -418 + tuft * 23,
          32,
          17,
          tuft % 2 ? mixColors(color, ink, 0.25) : mixColors(color, paper, 0.6),
          4,
        ),
      ),
      rect(-13, -428, 24, 106, color, 12),
      faded(0.25, rect(-8, -416, 6, 80, '#ffffff', 3)),
    ].join('');
  return drawBundle(dress, [base, accent, deep, base, accent].map(brush), 68);
}

/** Napkins, folded to a square, a fan of them behind. */
function drawNapkins(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  const fan = [-34, -17, 17, 34].map((turn, index) =>
    place(
      0,
      -30,
      1,
      rect(-118, -300, 236, 236, index % 2 === 0 ? mixColors(base, deep, 0.34) : light, 6),
      turn,
    ),
  );
  return [
    ...fan,
    drawBody(
      dress,
      'pack',
      d`M-160 -300Q-160 -308 -152 -308H152Q160 -308 160 -300V0H-160Z`,
      rect(-162, -310, 324, 310, base),
      faded(0.4, line(d`M-138 -4V-286H138V-4`, light, 6, '2 13')),
      faded(0.3, line(d`M-112 -4V-260H112V-4`, '#ffffff', 6, '2 13')),
      path(d`M160 -232V-308H84Z`, mixColors(light, paper, 0.4)),
      drawShade(-156, -310, 312, 310),
    ),
    rect(-166, -148, 332, 104, paper),
    rect(-166, -148, 332, 9, deep),
    rect(-166, -53, 332, 9, deep),
    drawCard(dress, 0, -96, 316, 84),
  ].join('');
}

/** Refuse sacks: a tied one behind the roll they come on. */
function drawRefuseSacks(dress: PackDress): string {
  const { accent, base, deep } = dress.palette;
  const plastic = mixColors(base, ink, 0.42);
  return [
    path(d`M-6 -396Q-62 -452 -30 -462Q0 -450 10 -420Q24 -456 52 -450Q74 -436 30 -392Z`, plastic),
    path(
      d`M12 -404Q-20 -404 -30 -384Q-180 -340 -176 -170Q-178 -20 -116 0H150Q214 -20 206 -170Q204 -340 54 -384Q44 -404 12 -404Z`,
      plastic,
    ),
    faded(
      0.2,
      line(
        d`M-20 -360Q-120 -300 -124 -170M10 -366Q-30 -300 -36 -220M44 -360Q130 -300 150 -150`,
        '#ffffff',
        10,
      ),
    ),
    line(d`M-30 -390Q12 -374 54 -390`, accent, 16),
    drawBody(
      dress,
      'roll',
      d`M-236 -150Q-236 -184 -206 -184H150Q180 -184 180 -150V-34Q180 0 150 0H-206Q-236 0 -236 -34Z`,
      rect(-238, -186, 420, 186, mixColors(base, ink, 0.2)),
      rect(-186, -186, 318, 186, base),
      rect(-186, -186, 10, 186, deep),
      rect(122, -186, 10, 186, deep),
      faded(0.26, rect(-238, -170, 420, 14, '#ffffff')),
      faded(0.16, rect(-238, -40, 420, 40, ink)),
    ),
    ellipse(180, -92, 28, 92, mixColors(base, ink, 0.34)),
    ellipse(180, -92, 11, 36, mixColors(base, ink, 0.7)),
    drawCard(dress, -28, -94, 290, 96),
  ].join('');
}

/** A soap dispenser for the wall: a window that shows the soap, a broad button under it. */
function drawSoapDispenser(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  return [
    drawBody(
      dress,
      'case',
      d`M-126 -370Q-126 -440 -60 -440H60Q126 -440 126 -370V-150L96 -92H-96L-126 -150Z`,
      rect(-128, -442, 256, 352, mixColors(base, paper, 0.45)),
      rect(-40, -404, 80, 120, mixColors(deep, ink, 0.2), 16),
      rect(-32, -360, 64, 68, light, 10),
      path(d`M-130 -170H130V-90H-130Z`, base),
      drawShade(-122, -442, 244, 352),
    ),
    rect(-16, -96, 32, 26, mixColors(deep, ink, 0.3), 6),
    path(d`M0 -60Q30 -24 22 -8Q0 14 -22 -8Q-30 -24 0 -60Z`, light),
    drawCard(dress, 0, -216, 270, 92),
  ].join('');
}

/** What a child makes things with, and small goods that come in bundles. */
export const craftDrawings = {
  scissors: { draw: drawScissors, left: -140, right: 140, height: 421, beside: 0.62 },
  'glue-stick': { draw: drawGlueStick, left: -88, right: 242, height: 455, beside: 0.54 },
  'round-brushes': { draw: drawRoundBrushes, left: -178, right: 178, height: 430, beside: 0.62 },
  'flat-brushes': { draw: drawFlatBrushes, left: -180, right: 180, height: 416, beside: 0.62 },
  'paint-rollers': { draw: drawPaintRollers, left: -180, right: 182, height: 430, beside: 0.62 },
  'sponge-stamps': { draw: drawSpongeStamps, left: -208, right: 209, height: 316, beside: 0.6 },
  toothbrushes: { draw: drawToothbrushes, left: -178, right: 178, height: 424, beside: 0.58 },
  napkins: { draw: drawNapkins, left: -266, right: 266, height: 351, beside: 0.7 },
  'refuse-sacks': { draw: drawRefuseSacks, left: -236, right: 208, height: 462, beside: 0.94 },
  'soap-dispenser': { draw: drawSoapDispenser, left: -135, right: 135, height: 440, beside: 0.72 },
} as const satisfies Partial<Record<PackShape, PackDrawing>>;
