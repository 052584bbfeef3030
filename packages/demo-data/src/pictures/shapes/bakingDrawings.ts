import { ink, mixColors, steel } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import type { PackShape } from '../PackShot.ts';
import { drawBody, drawCard, drawShade } from '../print.ts';
import { circle, circlePath, d, faded, line, path, rect } from '../svg.ts';
import { drawBundle, wood } from './bundles.ts';
import type { PackDrawing } from './PackDrawing.ts';

const tin = '#6b7086';
const crust = '#dda15e';

/** A loaf tin, the cake risen over its edge. */
function drawLoafTin(dress: PackDress): string {
  return [
    path(d`M-190 -190Q-200 -270 -110 -282Q0 -310 110 -282Q200 -270 190 -190Z`, crust),
    faded(0.3, line(d`M-120 -250Q0 -226 120 -250`, '#7a4a20', 10)),
    drawBody(
      dress,
      'tin',
      d`M-216 -204H216L176 -10Q174 0 164 0H-164Q-174 0 -176 -10Z`,
      rect(-218, -206, 436, 206, tin),
      rect(-218, -206, 436, 26, mixColors(tin, '#ffffff', 0.3)),
      drawShade(-212, -206, 424, 206),
    ),
    drawCard(dress, 0, -92, 290, 96),
  ].join('');
}

/** A tin for six muffins, three of them in front, in paper cups. */
function drawMuffinTin(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  const muffin = (x: number, y: number) =>
    [
      path(d`M${x - 50} ${y}H${x + 50}L${x + 40} ${y + 40}H${x - 40}Z`, base),
      path(
        d`M${x - 60} ${y + 4}Q${x - 64} ${y - 66} ${x} ${y - 68}Q${x + 64} ${y - 66} ${x + 60} ${y + 4}Z`,
        crust,
      ),
      circle(x - 20, y - 34, 7, deep),
      circle(x + 18, y - 24, 7, deep),
      circle(x + 2, y - 48, 7, light),
    ].join('');
  return [
    muffin(-110, -220),
    muffin(0, -220),
    muffin(110, -220),
    path(d`M-186 -214H186L216 -128H-216Z`, mixColors(tin, '#ffffff', 0.2)),
    muffin(-138, -172),
    muffin(0, -172),
    muffin(138, -172),
    drawBody(
      dress,
      'tin',
      d`M-220 -142H220L196 -10Q194 0 184 0H-184Q-194 0 -196 -10Z`,
      rect(-222, -144, 444, 144, tin),
      rect(-222, -144, 444, 20, mixColors(tin, '#ffffff', 0.3)),
      drawShade(-216, -144, 432, 144),
    ),
    drawCard(dress, 0, -58, 300, 88),
  ].join('');
}

/** A round tin for pizza, upright, its bottom full of holes. */
function drawPizzaTin(dress: PackDress): string {
  const dots = Array.from({ length: 24 }, (_, index) => {
    const [turn, reach] = [(index * Math.PI) / 6, index < 12 ? 128 : 92];
    return d`M${Math.sin(turn) * reach} ${-190 - Math.cos(turn) * reach}h0`;
  });
  return [
    circle(0, -190, 190, mixColors(tin, '#ffffff', 0.3)),
    circle(0, -190, 164, tin),
    line(dots.join(''), ink, 14),
    faded(0.3, line(d`M-160 -256A174 174 0 0 1 -70 -348`, '#ffffff', 10)),
    faded(0.13, line(circlePath(0, -190, 152), ink, 8)),
    drawCard(dress, 0, -176, 280, 96),
  ].join('');
}

/** A springform: a low round tin with a clasp, the cake over its rim. */
function drawSpringform(dress: PackDress): string {
  const { accent, light } = dress.palette;
  return [
    path(d`M-186 -196Q-190 -262 0 -268Q190 -262 186 -196Z`, light),
    ...[-110, -36, 36, 110].map((x) => circle(x, -252 + Math.abs(x) * 0.12, 17, accent)),
    drawBody(
      dress,
      'tin',
      d`M-200 -204H200V-16Q200 0 184 0H-184Q-200 0 -200 -16Z`,
      rect(-202, -206, 404, 206, tin),
      rect(-202, -206, 404, 24, mixColors(tin, '#ffffff', 0.3)),
      rect(-202, -28, 404, 28, mixColors(tin, '#ffffff', 0.16)),
      drawShade(-196, -206, 392, 206),
    ),
    rect(176, -150, 52, 30, steel, 8),
    rect(206, -150, 22, 92, mixColors(steel, ink, 0.2), 9),
    drawCard(dress, -14, -108, 290, 100),
  ].join('');
}

/** Rolling pins on end, in a band. */
function drawRollingPins(dress: PackDress): string {
  const { accent } = dress.palette;
  const pin = [
    rect(-17, -430, 34, 430, accent, 15),
    rect(-48, -366, 96, 304, wood, 18),
    faded(0.3, rect(-34, -358, 14, 288, '#ffffff', 6)),
    faded(0.13, rect(18, -366, 30, 304, ink, 12)),
  ].join('');
  return drawBundle(dress, [pin, pin, pin], 110);
}

/** A whisk between two spatulas, in a band. */
function drawWhisks(dress: PackDress): string {
  const { accent, base, deep } = dress.palette;
  const spatula = (color: string) =>
    [
      rect(-12, -300, 24, 300, wood, 12),
      path(
        d`M-44 -296V-400Q-44 -424 -20 -426L30 -430Q44 -430 44 -414V-296Q44 -274 22 -274H-22Q-44 -274 -44 -296Z`,
        color,
      ),
      faded(0.16, path(d`M16 -429L30 -430Q44 -430 44 -414V-296Q44 -274 22 -274H16Z`, ink)),
    ].join('');
  const whisk = [
    rect(-15, -230, 30, 230, deep, 13),
    line(
      d`M0 -230C-96 -330 -66 -426 0 -426C66 -426 96 -330 0 -230M0 -230C-48 -330 -34 -426 0 -426C34 -426 48 -330 0 -230M0 -230V-426`,
      '#8d93a5',
      7,
    ),
  ].join('');
  return drawBundle(dress, [spatula(base), whisk, spatula(accent)], 112);
}

/** Cutters for dough: the outlines of a star, a heart and a ring. */
function drawCookieCutters(dress: PackDress): string {
  const { accent, base, deep } = dress.palette;
  return [
    line(circlePath(58, -332, 66), deep, 22),
    line(
      d`M-112 -356L-66 -246L52 -238L-38 -162L-8 -46L-112 -108L-216 -46L-186 -162L-276 -238L-158 -246Z`,
      base,
      24,
    ),
    line(d`M156 -44C-10 -160 56 -308 156 -230C256 -308 322 -160 156 -44Z`, accent, 24),
    faded(0.35, line(d`M12 -356A60 60 0 0 1 60 -392M-238 -230L-160 -238L-114 -340`, '#ffffff', 7)),
    drawCard(dress, 10, -46, 300, 92),
  ].join('');
}

const tins = { left: -222, right: 222, beside: 0.74 };

export const bakingDrawings = {
  'loaf-tin': { ...tins, draw: drawLoafTin, height: 296 },
  'muffin-tin': { ...tins, draw: drawMuffinTin, height: 288 },
  'pizza-tin': { ...tins, draw: drawPizzaTin, left: -190, right: 190, height: 380 },
  springform: { ...tins, draw: drawSpringform, left: -200, right: 228, height: 269 },
  'rolling-pins': { draw: drawRollingPins, left: -173, right: 173, height: 430, beside: 0.78 },
  whisks: { draw: drawWhisks, left: -176, right: 176, height: 430, beside: 0.78 },
  'cookie-cutters': { draw: drawCookieCutters, left: -288, right: 268, height: 410, beside: 0.66 },
} as const satisfies Partial<Record<PackShape, PackDrawing>>;
