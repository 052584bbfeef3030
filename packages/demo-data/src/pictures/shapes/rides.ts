import { ink, mixColors, paper, readableOn } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import { drawBody, drawFigure, drawMotif, drawPlate, drawShade } from '../print.ts';
import { circle, d, faded, line, path, rect } from '../svg.ts';

/** The side that faces the viewer: what rides to the right is seen riding to the left from behind. */
const facing = ({ side }: PackDress, content: string): string =>
  side === 'front' ? content : `<g transform="scale(-1 1)">${content}</g>`;

/** A tricycle from the side, with the motif on a sign at the handlebar. */
export function drawTricycle(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  const bike = [
    drawSpokedWheel(-152, 74, base, light),
    line(d`M-152 -74L-92 -196M-120 -150H30L96 -250`, base, 26),
    line(d`M96 -292L134 -106`, deep, 24),
    line(d`M-172 -226Q-180 -300 -150 -318`, deep, 18),
    path(
      d`M-186 -232Q-130 -214 -60 -226Q-34 -228 -36 -212Q-38 -192 -70 -188H-150Q-186 -192 -186 -232Z`,
      accent,
    ),
    faded(0.26, path(d`M-184 -228Q-130 -210 -60 -222Q-40 -224 -38 -214Q-120 -200 -182 -216Z`, '#ffffff')),
    drawSpokedWheel(134, 106, base, light),
    line(d`M134 -106L168 -76`, ink, 12),
    rect(146, -80, 52, 16, accent, 6),
    line(d`M96 -292L86 -336Q84 -352 66 -352H36`, '#8d93a5', 14),
    line(d`M54 -352H26`, accent, 26),
    faded(0.2, line(d`M-86 -158H26L84 -244`, '#ffffff', 7)),
  ].join('');
  const turn = dress.side === 'front' ? 1 : -1;
  return [
    facing(dress, bike),
    circle(112 * turn, -274, 56, mixColors(light, '#ffffff', 0.4)),
    drawMotif(dress, 112 * turn, -274, 86, mixColors(light, '#ffffff', 0.4)),
    drawPlate(dress, -40 * turn, -140, 150, 42),
    drawFigure(dress, -152 * turn, -74, 36),
  ].join('');
}

function drawSpokedWheel(x: number, radius: number, rim: string, spokes: string): string {
  const reach = radius - 24;
  return [
    circle(x, -radius, radius, '#66628f'),
    circle(x, -radius, radius - 4, ink),
    circle(x, -radius, radius - 20, spokes),
    line(d`M${x - reach} ${-radius}H${x + reach}M${x} ${-radius - reach}V${-radius + reach}`, rim, 7),
    circle(x, -radius, radius * 0.26, rim),
  ].join('');
}

/** A tricycle for two: a bench with a high back over the rear wheels, chequered like a taxi. */
export function drawTaxiTricycle(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  const sign = mixColors(light, '#ffffff', 0.4);
  const turn = dress.side === 'front' ? 1 : -1;
  const squares = [0, 1, 2, 3, 4, 5].map((step) =>
    rect(-250 + step * 28, step % 2 === 0 ? -164 : -142, 28, 22, ink),
  );
  const bike = [
    line(d`M-170 -74L-130 -130H50L108 -250`, base, 26),
    line(d`M108 -292L146 -98`, deep, 24),
    rect(-266, -350, 34, 220, deep, 14),
    rect(-258, -206, 188, 42, accent, 12),
    rect(-250, -164, 168, 44, paper),
    ...squares,
    drawSpokedWheel(-180, 74, base, light),
    line(d`M-20 -136V-196`, deep, 18),
    path(d`M-64 -226Q-20 -210 36 -222Q58 -222 54 -204Q46 -190 20 -188H-34Q-62 -194 -64 -226Z`, accent),
    drawSpokedWheel(146, 96, base, light),
    rect(158, -70, 48, 16, accent, 6),
    line(d`M108 -292L98 -338Q96 -354 78 -354H50`, '#8d93a5', 14),
    line(d`M68 -354H40`, accent, 26),
  ];
  return [
    facing(dress, bike.join('')),
    circle(124 * turn, -276, 54, sign),
    drawMotif(dress, 124 * turn, -276, 82, sign),
    drawPlate(dress, -46 * turn, -132, 120, 42),
    drawFigure(dress, -180 * turn, -74, 36),
  ].join('');
}

/** A cargo tricycle: a box of boards over the two front wheels. */
export function drawCargoTricycle(dress: PackDress): string {
  const { accent, base, dark, deep, light } = dress.palette;
  const turn = dress.side === 'front' ? 1 : -1;
  const bike = [
    line(d`M-166 -96L-84 -120H60M-84 -120L-110 -230`, base, 26),
    line(d`M-8 -120L-30 -330`, deep, 22),
    path(
      d`M-176 -256Q-120 -240 -62 -252Q-40 -252 -44 -234Q-52 -218 -80 -216H-140Q-172 -222 -176 -256Z`,
      accent,
    ),
    line(d`M-30 -330Q-34 -350 -56 -350H-76`, '#8d93a5', 14),
    line(d`M-62 -350H-88`, accent, 26),
    drawSpokedWheel(-166, 92, base, light),
    line(d`M-84 -120L-50 -88`, ink, 12),
    rect(-68, -92, 48, 16, accent, 6),
    path(d`M4 -284H266L238 -82H24Z`, '#d9a86c'),
    faded(0.18, line(d`M10 -218H258M18 -150H248`, ink, 5)),
    rect(-4, -294, 278, 22, deep, 8),
    faded(0.13, path(d`M214 -272H264L238 -82H200Z`, ink)),
    drawSpokedWheel(138, 66, base, light),
  ];
  return [
    facing(dress, bike.join('')),
    dress.side === 'front'
      ? drawMotif(dress, 78, -204, 96, '#d9a86c') + drawPlate(dress, 182, -226, 110, 42)
      : drawWord(dress.word, { x: -134, y: -210, width: 190, height: 48 }, dark),
    drawFigure(dress, -166 * turn, -92, 36),
  ].join('');
}

/** A scooter: a plank between two wheels, the motif on a sign at its handlebar. */
export function drawScooter(dress: PackDress): string {
  const { accent, base, dark, deep, light } = dress.palette;
  const sign = mixColors(light, '#ffffff', 0.4);
  const turn = dress.side === 'front' ? 1 : -1;
  const scooter = [
    line(d`M156 -66L104 -376`, deep, 22),
    line(d`M66 -388H136`, '#8d93a5', 14),
    line(d`M60 -388H88`, accent, 26),
    line(d`M-150 -78Q-40 -60 60 -78L136 -186`, base, 26),
    rect(-104, -108, 176, 44, deep, 14),
    drawSpokedWheel(-156, 66, base, light),
    drawSpokedWheel(156, 66, base, light),
    path(
      d`M-226 -96Q-214 -158 -156 -158Q-104 -158 -88 -108L-106 -100Q-120 -138 -156 -138Q-196 -138 -206 -92Z`,
      accent,
    ),
  ];
  return [
    facing(dress, scooter.join('')),
    circle(112 * turn, -282, 56, sign),
    drawMotif(dress, 112 * turn, -282, 86, sign),
    drawWord(dress.word, { x: -16 * turn, y: -86, width: 140, height: 26 }, readableOn(deep, dark)),
    drawFigure(dress, -156 * turn, -66, 34),
  ].join('');
}

/** A balance bike: two wheels, a saddle and a handlebar, and no pedals. */
export function drawBalanceBike(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  const sign = mixColors(light, '#ffffff', 0.4);
  const turn = dress.side === 'front' ? 1 : -1;
  const bike = [
    drawSpokedWheel(-142, 92, base, light),
    drawSpokedWheel(142, 92, base, light),
    line(d`M-142 -92L-66 -206L92 -232M-66 -206L-10 -132L104 -212`, base, 24),
    line(d`M142 -92L92 -318`, deep, 22),
    line(d`M-66 -206L-78 -244`, deep, 18),
    path(d`M-146 -262Q-96 -246 -26 -258Q-4 -258 -8 -242Q-14 -226 -40 -226H-112Q-144 -230 -146 -262Z`, accent),
    line(d`M92 -318L80 -350Q76 -360 58 -360H40`, '#8d93a5', 14),
    line(d`M56 -360H30`, accent, 26),
    faded(0.2, line(d`M-60 -214L86 -240`, '#ffffff', 7)),
  ];
  return [
    facing(dress, bike.join('')),
    circle(106 * turn, -276, 52, sign),
    drawMotif(dress, 106 * turn, -276, 80, sign),
    drawPlate(dress, 0, -172, 150, 42),
    drawFigure(dress, -142 * turn, -92, 36),
  ].join('');
}

/** A handcart of boards on four wheels, with a long bar to pull it. */
export function drawHandcart(dress: PackDress): string {
  const { accent, base, dark, deep, light } = dress.palette;
  const print =
    dress.side === 'front'
      ? drawMotif(dress, -70, -186, 104, base) + drawPlate(dress, 30, -206, 140, 44)
      : drawWord(dress.word, { x: 20, y: -196, width: 220, height: 56 }, readableOn(base, dark));
  return [
    line(d`M150 -104L214 -130L252 -330`, deep, 18),
    line(d`M228 -344L274 -332`, accent, 26),
    rect(-180, -96, 336, 20, mixColors(deep, ink, 0.3), 8),
    drawBody(
      dress,
      'boards',
      d`M-204 -270H172L158 -88Q157 -82 150 -82H-182Q-189 -82 -190 -88Z`,
      rect(-206, -272, 380, 192, base),
      line(d`M-206 -208H176M-206 -146H176`, mixColors(base, ink, 0.18), 6),
      rect(-206, -272, 380, 14, light),
      drawShade(-200, -272, 368, 192),
    ),
    rect(-166, -282, 20, 204, deep, 6),
    rect(108, -282, 20, 204, deep, 6),
    drawSpokedWheel(-118, 68, accent, light),
    drawSpokedWheel(86, 68, accent, light),
    print,
    drawFigure(dress, -118, -68, 38),
  ].join('');
}
