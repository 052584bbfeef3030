import { ink, mixColors, palettes, paper, readableOn, steel } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import type { PackShape } from '../PackShot.ts';
import { drawBody, drawCard, drawFigure, drawMotif, drawShade } from '../print.ts';
import { circle, circlePath, d, ellipse, faded, line, path, place, rect } from '../svg.ts';
import { drawBundle, wood } from './bundles.ts';
import type { PackDrawing } from './PackDrawing.ts';

function drawEggShakers(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  const egg = (color: string) =>
    [
      path(
        d`M0 -250C70 -250 108 -150 108 -104C108 -38 62 0 0 0C-62 0 -108 -38 -108 -104C-108 -150 -70 -250 0 -250Z`,
        color,
      ),
      faded(0.34, ellipse(-44, -160, 18, 44, '#ffffff', 20)),
      faded(0.13, path(d`M40 -240C84 -220 108 -140 108 -104C108 -38 62 0 0 0C60 -50 74 -150 40 -240Z`, ink)),
    ].join('');
  return [
    place(-128, 0, 0.86, egg(light)),
    place(128, 0, 0.86, egg(accent)),
    place(0, 0, 1.2, egg(base)),
    dress.side === 'front' ? drawMotif(dress, 0, -200, 100, base) : circle(0, -200, 30, deep),
    drawCard(dress, 0, -62, 286, 92),
  ].join('');
}

/** Bells sewn on a strap, bent to a bracelet. */
function drawBells(dress: PackDress): string {
  const { base, deep } = dress.palette;
  const gold = palettes.yellow.base;
  const bells = [0, 1, 2, 3, 4, 5, 6].map((step) => {
    const turn = ((step - 3) * Math.PI) / 4.6;
    const [x, y] = [Math.sin(turn) * 138, -170 - Math.cos(turn) * 138];
    return [
      circle(x, y, 46, gold),
      faded(0.3, circle(x - 14, y - 14, 12, '#ffffff')),
      line(d`M${x - 22} ${y + 10}H${x + 22}M${x} ${y + 10}V${y + 32}`, mixColors(gold, ink, 0.6), 8),
    ].join('');
  });
  return [
    line(circlePath(0, -170, 138), base, 44),
    faded(0.3, line(circlePath(0, -170, 152), '#ffffff', 5, '3 13')),
    ...bells,
    dress.side === 'front' ? circle(0, -178, 62, deep) + drawMotif(dress, 0, -178, 84, deep) : '',
    drawCard(dress, 0, -50, 290, 92),
  ].join('');
}

/** Rhythm sticks with grooves, in a band. */
function drawRhythmSticks(dress: PackDress): string {
  const { accent, base, light } = dress.palette;
  const stick = (color: string) =>
    [
      rect(-23, -430, 46, 430, color, 22),
      faded(0.3, line(d`M-22 -372H22M-22 -346H22M-22 -320H22M-22 -294H22M-22 -268H22`, ink, 7)),
      faded(0.3, rect(-14, -420, 9, 410, '#ffffff', 4)),
    ].join('');
  return drawBundle(dress, [wood, base, accent, light, wood].map(stick), 62);
}

function drawTambourine(dress: PackDress): string {
  const { accent, base, deep } = dress.palette;
  const jingles = [1, 2, 3, 5, 6, 7].map((step) => {
    const [x, y] = [Math.sin((step * Math.PI) / 4) * 166, -190 - Math.cos((step * Math.PI) / 4) * 166];
    return (
      circle(x, y, 30, palettes.yellow.base) + circle(x, y, 11, mixColors(palettes.yellow.base, ink, 0.5))
    );
  });
  return [
    circle(0, -190, 190, base),
    circle(0, -190, 140, mixColors(base, ink, 0.3)),
    circle(0, -190, 134, '#fbefd9'),
    ...jingles,
    faded(0.35, line(d`M-168 -246A178 178 0 0 1 -60 -356`, '#ffffff', 10)),
    dress.side === 'front' ? drawMotif(dress, 0, -238, 110, '#fbefd9') : circle(0, -260, 24, deep),
    rect(-150, -176, 300, 8, accent),
    drawCard(dress, 0, -128, 280, 92),
  ].join('');
}

/** Cones for a course, two small ones beside a large one. */
function drawCones(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  const cone = (name: string, color: string) =>
    drawBody(
      dress,
      name,
      d`M-18 -396Q0 -412 18 -396L112 -44H150Q160 -44 160 -34V-10Q160 0 150 0H-150Q-160 0 -160 -10V-34Q-160 -44 -150 -44H-112Z`,
      rect(-162, -410, 324, 410, color),
      rect(-162, -310, 324, 58, paper),
      rect(-162, -44, 324, 44, mixColors(color, ink, 0.22)),
      faded(0.13, path(d`M10 -410L60 0H162V-60L30 -410Z`, ink)),
    );
  return [
    place(-150, 0, 0.62, cone('left', accent)),
    place(150, 0, 0.62, cone('right', light)),
    cone('middle', mixColors(base, deep, 0.12)),
    dress.side === 'front' ? drawMotif(dress, 0, -202, 66, base) : '',
    drawCard(dress, 0, -112, 260, 84),
  ].join('');
}

/** Skipping ropes, coiled, their handles hanging down. */
function drawSkippingRopes(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  const grip = (x: number, turn: number) =>
    place(
      x,
      -270,
      1,
      rect(-22, -150, 44, 150, accent, 20) +
        rect(-22, -44, 44, 14, paper) +
        faded(0.14, rect(6, -150, 16, 150, ink, 10)),
      turn,
    );
  const loop = (reach: number, color: string) =>
    line(d`M0 -270C${-reach} -230 ${-reach - 30} -14 ${-reach / 2} -14C0 -14 0 -120 0 -270`, color, 18);
  return [
    ...[200, 120, 44].flatMap((reach, index) => {
      const color = [deep, base, light][index] ?? base;
      return [loop(reach, color), loop(-reach, color)];
    }),
    grip(-46, -24),
    grip(46, 24),
    drawCard(dress, 0, -236, 290, 96),
  ].join('');
}

/** A play parachute, spread, its segments in turn. */
function drawParachute(dress: PackDress): string {
  const { accent, base, light } = dress.palette;
  const colors = [base, palettes.yellow.base, accent, palettes.sky.base, light, palettes.red.base];
  const folds = [-250, -168, -84, 0, 84, 168, 250];
  const segments = folds.slice(1).map((right, index) => {
    const left = folds[index] ?? 0;
    return path(
      d`M0 -360Q${left * 0.8} -350 ${left} -130Q${(left + right) / 2} -100 ${right} -130Q${right * 0.8} -350 0 -360Z`,
      colors[index] ?? base,
    );
  });
  return [
    line(d`M-250 -130L-170 0M-84 -118L-70 0M84 -118L70 0M250 -130L170 0`, mixColors(steel, ink, 0.3), 8),
    ...segments,
    faded(0.13, path(d`M0 -360Q200 -350 250 -130Q209 -100 168 -130Q134 -350 0 -360Z`, ink)),
    circle(0, -352, 26, paper),
    dress.side === 'front' ? circle(0, -224, 58, paper) + drawMotif(dress, 0, -224, 78, paper) : '',
    drawCard(dress, 0, -62, 290, 96),
  ].join('');
}

/** A tube of soap water with its wand, bubbles over it. */
function drawBubbles(dress: PackDress): string {
  const { accent, base, dark, light } = dress.palette;
  const bubble = (x: number, y: number, radius: number) =>
    faded(0.55, circle(x, y, radius, mixColors(light, '#ffffff', 0.5))) +
    line(circlePath(x, y, radius), base, 5) +
    line(
      d`M${x - radius * 0.56} ${y - radius * 0.1}A${radius * 0.6} ${radius * 0.6} 0 0 1 ${x - radius * 0.1} ${y - radius * 0.56}`,
      '#ffffff',
      7,
    );
  return [
    bubble(120, -380, 62),
    bubble(186, -250, 38),
    bubble(24, -440, 36),
    line(d`M96 -30L136 -150`, accent, 16),
    line(circlePath(150, -186, 40), accent, 15),
    rect(-148, -340, 176, 74, accent, 12),
    faded(0.2, line(d`M-120 -328V-280M-90 -328V-280M-60 -328V-280M-30 -328V-280M0 -328V-280`, ink, 6)),
    drawBody(
      dress,
      'tube',
      d`M-140 -270H20V-20Q20 0 0 0H-120Q-140 0 -140 -20Z`,
      rect(-142, -272, 164, 272, base),
      dress.side === 'front' ? drawMotif(dress, -76, -172, 96, base) : '',
      drawWord(dress.word, { x: -60, y: -62, width: 130, height: 46 }, readableOn(base, dark)),
      drawShade(-136, -272, 152, 272),
    ),
    drawFigure(dress, 26, -164, 44),
  ].join('');
}

/** Stones to balance on: three flat-topped hills, two beside each other and one on top. */
function drawBalanceStones(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  const stone = (color: string) =>
    [
      path(
        d`M-84 -136H84Q104 -136 114 -112L158 -16Q160 0 144 0H-144Q-160 0 -158 -16L-114 -112Q-104 -136 -84 -136Z`,
        color,
      ),
      ellipse(0, -136, 92, 18, mixColors(color, '#ffffff', 0.34)),
      faded(0.2, line(d`M-128 -62H128M-142 -30H142`, '#ffffff', 6)),
      faded(0.13, path(d`M56 -136H84Q104 -136 114 -112L158 -16Q160 0 144 0H90Z`, ink)),
    ].join('');
  return [
    place(-114, 0, 0.9, stone(base)),
    place(128, 0, 0.76, stone(accent)),
    place(-20, -116, 0.7, stone(mixColors(light, deep, 0.2))),
    dress.side === 'front' ? drawMotif(dress, -20, -158, 62, light) : '',
    drawCard(dress, 0, -56, 300, 92),
  ].join('');
}

/** A blindfold, tied round a smiling head. */
function drawBlindfolds(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  return [
    path(d`M120 -262Q196 -236 212 -150L172 -168Q150 -220 116 -236Z`, deep),
    path(d`M124 -270Q214 -286 244 -232L206 -226Q170 -252 122 -246Z`, mixColors(base, deep, 0.5)),
    circle(0, -226, 160, '#f0c9a0'),
    path(
      d`M-160 -226C-170 -330 -100 -392 0 -392C100 -392 170 -330 160 -226Q120 -330 0 -322Q-120 -330 -160 -226Z`,
      '#74492c',
    ),
    line(d`M-52 -142Q0 -98 52 -142`, ink, 12),
    faded(0.4, circle(-96, -152, 24, '#d97a80')),
    faded(0.4, circle(96, -152, 24, '#d97a80')),
    drawBody(
      dress,
      'band',
      circlePath(0, -226, 164),
      rect(-166, -290, 332, 100, base),
      faded(0.4, line(d`M-160 -274H160M-160 -206H160`, light, 6, '3 12')),
      dress.side === 'front' ? drawMotif(dress, -20, -240, 78, base) : '',
      faded(0.13, rect(100, -390, 66, 330, ink)),
    ),
    circle(130, -250, 24, deep),
    drawCard(dress, 0, -46, 286, 92),
  ].join('');
}

/** Instruments, and what is played with outside. */
export const playDrawings = {
  'egg-shakers': { draw: drawEggShakers, left: -221, right: 221, height: 300, beside: 0.54 },
  bells: { draw: drawBells, left: -184, right: 184, height: 354, beside: 0.54 },
  'rhythm-sticks': { draw: drawRhythmSticks, left: -164, right: 164, height: 430, beside: 0.62 },
  tambourine: { draw: drawTambourine, left: -196, right: 196, height: 380, beside: 0.66 },
  cones: { draw: drawCones, left: -249, right: 249, height: 404, beside: 0.86 },
  'skipping-ropes': { draw: drawSkippingRopes, left: -190, right: 190, height: 424, beside: 0.7 },
  parachute: { draw: drawParachute, left: -254, right: 254, height: 378, beside: 1 },
  bubbles: { draw: drawBubbles, left: -148, right: 226, height: 478, beside: 0.66 },
  'balance-stones': { draw: drawBalanceStones, left: -258, right: 250, height: 224, beside: 0.9 },
  blindfolds: { draw: drawBlindfolds, left: -164, right: 244, height: 392, beside: 0.6 },
} as const satisfies Partial<Record<PackShape, PackDrawing>>;
