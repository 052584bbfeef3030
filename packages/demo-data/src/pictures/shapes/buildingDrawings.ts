import { ink, mixColors, palettes, paper } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import type { PackShape } from '../PackShot.ts';
import { drawCard, drawMotif } from '../print.ts';
import { circle, d, faded, line, path, place, rect } from '../svg.ts';
import { wood } from './bundles.ts';
import type { PackDrawing } from './PackDrawing.ts';

/** The shade of the right side and the light of the left on a piece that stands at `x`, `width` wide. */
function drawEdges(x: number, y: number, width: number, height: number): string {
  return (
    faded(0.26, rect(x + 8, y, 9, height, '#ffffff')) + faded(0.13, rect(x + width - 22, y, 22, height, ink))
  );
}

/** Bricks with studs in tones of one colour, stacked. */
function drawBricks(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  const brick = (x: number, bottom: number, studs: number, color: string) => {
    const [width, top] = [studs * 72, bottom - 104];
    const knobs = Array.from({ length: studs }, (_, index) =>
      rect(x + 14 + index * 72, top - 26, 44, 30, mixColors(color, '#ffffff', 0.18), 6),
    );
    return [...knobs, rect(x, top, width, 104, color, 6), drawEdges(x, top, width, 104)].join('');
  };
  const middle = mixColors(base, deep, 0.6);
  return [
    brick(-72, -208, 2, light),
    brick(-180, -104, 3, middle),
    brick(36, -104, 2, light),
    brick(-216, 0, 4, base),
    brick(72, 0, 2, middle),
    dress.side === 'front' ? drawMotif(dress, -72, -156, 72, middle) : '',
    drawCard(dress, -20, -52, 290, 84),
  ].join('');
}

/** Thin planks of wood, built crosswise to a tower. */
function drawPlanks(dress: PackDress): string {
  const { accent, deep } = dress.palette;
  const tones = [wood, mixColors(wood, '#ffffff', 0.3), mixColors(wood, ink, 0.12)];
  const layers = Array.from({ length: 9 }, (_, index) => {
    const [y, color] = [-44 - index * 44, tones[index % 3] ?? wood];
    if (index % 2 === 0) return rect(-190, y, 380, 42, color, 4) + drawEdges(-190, y, 380, 42);
    return [-166, -34, 98].map((x) => rect(x, y, 68, 42, mixColors(color, ink, 0.14), 4)).join('');
  });
  return [
    ...layers,
    place(20, -396, 1, rect(-150, -40, 300, 40, mixColors(wood, accent, 0.16), 4), -8),
    dress.side === 'front'
      ? circle(0, -250, 64, paper) + drawMotif(dress, 0, -250, 88, paper)
      : circle(0, -250, 30, deep),
    drawCard(dress, 0, -110, 290, 92),
  ].join('');
}

/** An engine of wood with a wagon, on a piece of track. */
function drawTrain(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  const wheels = (places: readonly number[]) =>
    places.map((x) => circle(x, -58, 34, ink) + circle(x, -58, 15, palettes.yellow.base)).join('');
  return [
    line(d`M-246 -12H246`, wood, 24),
    line(
      d`M-220 -14h0M-150 -14h0M-80 -14h0M-10 -14h0M60 -14h0M130 -14h0M200 -14h0`,
      mixColors(wood, ink, 0.3),
      16,
    ),
    line(d`M-30 -84H10`, '#8d93a5', 12),
    rect(-240, -190, 206, 112, accent, 12),
    rect(-222, -216, 76, 30, wood, 6),
    rect(-136, -216, 76, 30, mixColors(wood, ink, 0.16), 6),
    drawEdges(-240, -190, 206, 112),
    rect(10, -286, 112, 206, base, 10),
    rect(-2, -304, 136, 28, deep, 10),
    rect(30, -254, 72, 66, '#d8eef8', 8),
    path(d`M118 -206H206Q236 -206 236 -176V-80H118Z`, mixColors(base, light, 0.4)),
    rect(160, -268, 40, 66, deep, 6),
    rect(150, -284, 60, 22, deep, 8),
    circle(170, -330, 24, paper),
    circle(206, -366, 32, paper),
    wheels([-190, -86, 48, 118, 194]),
    drawCard(dress, -138, -136, 200, 70),
  ].join('');
}

/** A house of clear magnetic tiles: squares and triangles with a bright edge. */
function drawMagnetTiles(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  const tile = (outline: string, color: string) =>
    path(outline, mixColors(color, '#ffffff', 0.5)) +
    line(outline, color, 14) +
    faded(0.5, line(outline, '#ffffff', 3));
  const square = (x: number, y: number) => d`M${x - 62} ${y - 124}H${x + 62}V${y}H${x - 62}Z`;
  return [
    tile(square(-130, -10), base),
    tile(square(0, -10), palettes.yellow.base),
    tile(square(130, -10), palettes.sky.base),
    tile(square(-65, -140), accent),
    tile(square(65, -140), palettes.mint.base),
    tile(d`M-127 -270H-3L-65 -376Z`, deep),
    tile(d`M3 -270H127L65 -376Z`, mixColors(base, light, 0.3)),
    dress.side === 'front'
      ? circle(-65, -202, 50, paper) + drawMotif(dress, -65, -202, 68, paper)
      : circle(-65, -202, 24, deep),
    drawCard(dress, 0, -56, 290, 88),
  ].join('');
}

/** A marble run: chutes from tower to tower, marbles on their way down. */
function drawMarbleRun(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  const tower = (x: number, height: number, color: string) =>
    rect(x - 32, -height, 64, height, color, 8) + drawEdges(x - 32, -height, 64, height);
  const chute = (data: string, color: string) =>
    line(data, color, 34) + line(data, mixColors(color, ink, 0.24), 14);
  const marble = (x: number, y: number, color: string) =>
    circle(x, y, 24, color) + faded(0.5, circle(x - 8, y - 8, 7, '#ffffff'));
  return [
    tower(-178, 420, base),
    tower(0, 300, palettes.yellow.base),
    tower(178, 330, mixColors(base, deep, 0.5)),
    chute(d`M-178 -404L168 -316`, accent),
    chute(d`M178 -238L-10 -190`, palettes.sky.base),
    chute(d`M0 -150L-190 -96`, light),
    marble(-86, -416, palettes.red.base),
    marble(106, -256, palettes.green.base),
    marble(-78, -164, palettes.blue.base),
    dress.side === 'front'
      ? circle(0, -262, 46, paper) + drawMotif(dress, 0, -262, 62, paper)
      : circle(0, -262, 22, deep),
    drawCard(dress, 20, -56, 300, 92),
  ].join('');
}

/** Blocks of bare wood: cubes, a bridge, two pillars and a roof. */
function drawPlainBlocks(dress: PackDress): string {
  const { deep } = dress.palette;
  const tone = (share: number) => mixColors(wood, '#ffffff', share);
  const piece = (x: number, y: number, width: number, height: number, color: string) =>
    rect(x, y, width, height, color, 7) + drawEdges(x, y, width, height);
  return [
    piece(-196, -128, 128, 128, tone(0.1)),
    piece(-62, -128, 124, 128, tone(0.3)),
    piece(68, -128, 128, 128, wood),
    path(d`M-150 -256H22V-132H-14Q-16 -196 -64 -196T-114 -132H-150Z`, tone(0.4)),
    piece(40, -256, 54, 124, tone(0.2)),
    piece(112, -256, 54, 124, tone(0.4)),
    piece(26, -296, 156, 38, wood),
    path(d`M-64 -386L34 -262H-162Z`, mixColors(wood, ink, 0.1)),
    path(d`M104 -376L166 -300H42Z`, tone(0.2)),
    faded(0.13, path(d`M-64 -386L34 -262H-30ZM104 -376L166 -300H126Z`, ink)),
    dress.side === 'front'
      ? drawMotif(dress, -64, -308, 54, mixColors(wood, ink, 0.1))
      : circle(-64, -300, 14, deep),
    drawCard(dress, 0, -62, 290, 92),
  ].join('');
}

/** Blocks for a castle: two towers with battlements, a gate between them. */
function drawCastleBlocks(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  const tower = (x: number) =>
    [
      rect(x - 64, -270, 128, 270, base, 5),
      rect(x - 74, -312, 40, 50, deep, 5),
      rect(x - 20, -312, 40, 50, deep, 5),
      rect(x + 34, -312, 40, 50, deep, 5),
      rect(x - 74, -276, 148, 28, deep, 5),
      rect(x - 14, -226, 28, 54, mixColors(deep, ink, 0.4), 14),
      drawEdges(x - 64, -248, 128, 248),
    ].join('');
  return [
    rect(-90, -208, 180, 208, light, 5),
    ...[-84, -30, 24].map((x) => rect(x, -240, 40, 40, accent, 5)),
    rect(-90, -208, 180, 22, accent),
    path(d`M-52 0V-84Q-52 -138 0 -138T52 -84V0Z`, mixColors(deep, ink, 0.4)),
    tower(-142),
    tower(142),
    path(d`M-142 -420L-82 -312H-202Z`, accent),
    path(d`M142 -420L202 -312H82Z`, accent),
    faded(0.13, path(d`M-142 -420L-82 -312H-112ZM142 -420L202 -312H172Z`, ink)),
    dress.side === 'front' ? drawMotif(dress, 0, -164, 46, light) : circle(0, -164, 12, deep),
    drawCard(dress, 0, -56, 290, 92),
  ].join('');
}

/** Blocks that stand inside each other to a rainbow. */
function drawRainbowBlocks(dress: PackDress): string {
  const { base, deep } = dress.palette;
  const tones = [
    palettes.red,
    palettes.orange,
    palettes.yellow,
    palettes.green,
    palettes.blue,
    palettes.lilac,
  ];
  const arches = tones.map(({ base: color }, index) => {
    const reach = 224 - index * 35;
    return line(d`M${-reach} -15V-110A${reach} ${reach} 0 0 1 ${reach} -110V-15`, color, 32);
  });
  return [
    ...arches,
    faded(0.3, line(d`M-222 -130A222 222 0 0 1 -110 -302`, '#ffffff', 8)),
    dress.side === 'front'
      ? circle(0, -122, 38, base) + drawMotif(dress, 0, -122, 56, base)
      : circle(0, -122, 20, deep),
    drawCard(dress, 0, -52, 290, 92),
  ].join('');
}

const set = { left: -216, right: 216, beside: 0.8 };

export const buildingDrawings = {
  bricks: { ...set, draw: drawBricks, height: 338 },
  planks: { ...set, draw: drawPlanks, left: -190, right: 190, height: 456 },
  train: { ...set, draw: drawTrain, left: -258, right: 258, height: 398 },
  'magnet-tiles': { ...set, draw: drawMagnetTiles, left: -199, right: 199, height: 383 },
  'marble-run': { ...set, draw: drawMarbleRun, left: -210, right: 210, height: 440 },
  'plain-blocks': { ...set, draw: drawPlainBlocks, left: -196, right: 196, height: 386 },
  'castle-blocks': { ...set, draw: drawCastleBlocks, height: 420 },
  'rainbow-blocks': { ...set, draw: drawRainbowBlocks, left: -240, right: 240, height: 350 },
} as const satisfies Partial<Record<PackShape, PackDrawing>>;
