import { cream, ink, mixColors, paper, readableOn } from '../colours.ts';
import { chanceOf, type PackDress } from '../dressPack.ts';
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
import { circle, d, ellipse, faded, line, path, rect } from '../svg.ts';

/** A tall soft bag with a carrying loop, as diapers come in. */
export function drawDiaperBag(dress: PackDress): string {
  const { base } = dress.palette;
  const handle = mixColors(base, ink, 0.14);
  const outline = d`M-198 -340Q-176 -386 -136 -386H136Q176 -386 198 -340Q208 -170 190 0H-190Q-208 -170 -198 -340Z`;
  const front =
    dress.figure === null
      ? drawMotif(dress, -4, -132, 186, base)
      : drawMotif(dress, -92, -128, 158, base) + drawFigure(dress, 82, -118, 78);
  const print =
    dress.side === 'front'
      ? drawPlate(dress, -14, -290, 286, 74, 'wide') + front
      : drawBackPrint(dress, -146, -322, 266, 250);
  return [
    line(d`M-94 -378C-90 -506 90 -506 94 -378`, handle, 22),
    drawBody(
      dress,
      'bag',
      outline,
      rect(-210, -390, 420, 390, base),
      drawPattern(dress, -210, -344, 420, 220),
      drawFoot(dress, -206, 206, -158, 0),
      faded(0.2, rect(-210, -390, 420, 40, '#ffffff')),
      drawShade(-200, -390, 400, 390),
    ),
    print,
  ].join('');
}

/** A lying soft pack of wipes with a hard lid on top. */
export function drawWipesPack(dress: PackDress): string {
  const { base, dark, deep } = dress.palette;
  const outline = d`M-222 -226Q-220 -252 -194 -252H194Q220 -252 222 -226Q238 -120 226 -22Q224 0 200 0H-200Q-224 0 -226 -22Q-238 -120 -222 -226Z`;
  const word = drawWord(dress.word, { x: 0, y: -184, width: 250, height: 50 }, readableOn(base, dark));
  const front =
    dress.figure === null
      ? word + drops(-118) + drawMotif(dress, 96, -84, 128, deep)
      : word + drawMotif(dress, -106, -88, 128, deep) + drawFigure(dress, 106, -86, 60);
  return [
    drawBody(
      dress,
      'pack',
      outline,
      rect(-240, -254, 480, 254, base),
      drawPattern(dress, -240, -250, 480, 190),
      drawFoot(dress, -236, 236, -102, 0),
      drawShade(-232, -254, 464, 254),
      faded(0.16, line(d`M-208 -244V-8M208 -244V-8`, ink, 3, '9 9')),
    ),
    path(
      d`M-112 -252V-276Q-112 -294 -92 -294H92Q112 -294 112 -276V-252Q112 -236 92 -236H-92Q-112 -236 -112 -252Z`,
      '#f6f3ee',
    ),
    faded(0.1, path(d`M-112 -262V-252Q-112 -236 -92 -236H92Q112 -236 112 -252V-262Z`, ink)),
    line(d`M-36 -272H36`, deep, 14),
    dress.side === 'front' ? front : drawBackPrint(dress, -150, -216, 300, 178),
  ].join('');
}

function drops(x: number): string {
  return [
    path(
      d`M${x} -132Q${x + 32} -92 ${x + 32} -76Q${x + 30} -46 ${x} -46Q${x - 30} -46 ${x - 32} -76Q${x - 32} -92 ${x} -132Z`,
      paper,
    ),
    path(
      d`M${x + 64} -84Q${x + 82} -62 ${x + 82} -52Q${x + 80} -34 ${x + 64} -34Q${x + 48} -34 ${x + 46} -52Q${x + 46} -62 ${x + 64} -84Z`,
      paper,
    ),
  ].join('');
}

const roundTop = d`M-150 -404Q-150 -424 -130 -424H130Q150 -424 150 -404`;
const sides = d`Q156 -330 148 -250Q142 -120 154 -16Q156 0 138 0H-138Q-156 0 -154 -16Q-142 -120 -148 -250Q-156 -330 -150 -404Z`;

/**
 * A pouch with a window: the motif stands before it, or, where `goods` are given, shows them and the motif moves to
 * the foot. Goods keep within x = -150 to 150 and y = -276 to -92.
 */
export function drawPouch(dress: PackDress, goods?: string): string {
  const { base, dark, deep } = dress.palette;
  const crimped = dress.chance < 0.6;
  const window = mixColors(cream, base, 0.06);
  const front = [
    drawWord(dress.word, { x: -16, y: -332, width: 216, height: 54 }, readableOn(base, dark)),
    goods === undefined ? drawMotif(dress, -6, -186, 158, window) : drawMotif(dress, -98, -42, 66, deep),
    drawFigure(dress, 84, -70, 54),
  ];
  return drawBody(
    dress,
    'pouch',
    `${crimped ? crimpedTop() : roundTop}${sides}`,
    rect(-160, -430, 320, 430, base),
    faded(0.2, rect(-160, -430, 320, 42, '#ffffff')),
    crimped
      ? faded(0.28, line(d`M-150 -388H150`, ink, 3, '2 9'))
      : rect(-40, -414, 80, 15, mixColors(deep, ink, 0.3), 7) +
          faded(0.3, line(d`M-146 -380H146M-146 -372H146`, ink, 3)),
    rect(-160, -282, 320, 204, window),
    goods ?? grains(dress.chance).join(''),
    rect(-160, -84, 320, 84, deep),
    rect(-160, -288, 320, 8, paper),
    rect(-160, -86, 320, 8, paper),
    ...(dress.side === 'front' ? front : [drawBackPrint(dress, -118, -350, 226, 310)]),
    drawShade(-154, -430, 308, 430),
  );
}

function grains(seed: number): string[] {
  return Array.from({ length: 16 }, (_, index) => {
    const x = -140 + 280 * chanceOf(`x${index} ${seed}`);
    const y = -264 + 168 * chanceOf(`y${index} ${seed}`);
    return circle(x, y, 5 + (index % 3) * 2, '#ecd3a4');
  });
}

function crimpedTop(): string {
  return `M-150 -414${'l10.7-10l10.7 10'.repeat(14)}`;
}

/** A large filled sack with a stitched top: sand, potting soil, flour, laundry powder. */
export function drawSack(dress: PackDress): string {
  const { base, light } = dress.palette;
  const outline = d`M-140 -446H140V-404Q176 -370 170 -300Q160 -180 174 -60Q178 0 140 0H-140Q-178 0 -174 -60Q-160 -180 -170 -300Q-176 -370 -140 -404Z`;
  const front = [
    drawPlate(dress, -6, -324, 268, 70),
    dress.figure === null
      ? drawMotif(dress, -6, -168, 178, base)
      : drawMotif(dress, -66, -176, 152, base) + drawFigure(dress, 76, -116, 66),
  ];
  return drawBody(
    dress,
    'sack',
    outline,
    rect(-180, -448, 360, 448, base),
    drawPattern(dress, -180, -440, 360, 380),
    drawFoot(dress, -178, 178, -104, 0),
    rect(-180, -448, 360, 42, mixColors(light, '#ffffff', 0.35)),
    line(d`M-128 -426H130`, dress.palette.deep, 5, '14 10'),
    faded(0.14, path(d`M-140 -404H140L96 -384L40 -398L-20 -382L-80 -398Z`, ink)),
    ...(dress.side === 'front' ? front : [drawBackPrint(dress, -126, -360, 240, 300)]),
    drawShade(-172, -448, 344, 448),
    faded(0.3, line(d`M-150 -30Q-120 -14 -104 -26M150 -60Q132 -36 112 -40`, paper, 4)),
  );
}

/** Rolls of toilet or kitchen paper in clear film with a printed band. */
export function drawRollPack(dress: PackDress): string {
  const { light, deep } = dress.palette;
  const film = mixColors(light, '#ffffff', 0.12);
  const outline = d`M-196 -352Q-194 -372 -172 -374H172Q194 -372 196 -352Q204 -180 196 -14Q194 0 178 0H-178Q-194 0 -196 -14Q-204 -180 -196 -352Z`;
  const rolls = [-118, 0, 118].map((x) =>
    [
      rect(x - 55, -326, 110, 312, paper, 12),
      ellipse(x, -324, 55, 18, '#dcdde4'),
      ellipse(x, -324, 20, 7.5, '#9c6a44'),
      ellipse(x, -323, 12, 4, ink),
      faded(0.16, line(d`M${x - 54} -66Q${x} -52 ${x + 54} -66`, ink, 3, '8 8')),
    ].join(''),
  );
  const figure = dress.figure;
  const motifX = figure === null ? -10 : -44;
  const front = [
    drawMotif(dress, motifX - 110, -166, 82, deep),
    drawWord(
      dress.word,
      { x: motifX + (figure === null ? 46 : 34), y: -166, width: figure === null ? 210 : 172, height: 56 },
      paper,
    ),
    drawFigure(dress, 140, -166, 50),
  ];
  return [
    drawBody(
      dress,
      'film',
      outline,
      rect(-206, -376, 412, 376, film),
      ...rolls,
      rect(-206, -232, 412, 132, deep),
      rect(-206, -232, 412, 8, light),
      rect(-206, -108, 412, 8, light),
      faded(0.3, rect(-206, -376, 412, 22, '#ffffff')),
      drawShade(-200, -376, 400, 376),
    ),
    ...(dress.side === 'front' ? front : [drawBackPrint(dress, -120, -262, 240, 214)]),
  ].join('');
}

/** One large roll of paper standing up, with a printed sleeve around it. */
export function drawPaperRoll(dress: PackDress): string {
  const { base, dark, deep } = dress.palette;
  const sleeve = d`M-130 -286Q0 -250 130 -286V-84Q0 -48 -130 -84Z`;
  const front = [
    drawWord(dress.word, { x: -2, y: -224, width: 206, height: 38 }, readableOn(base, dark)),
    dress.figure === null
      ? drawMotif(dress, -2, -134, 108, base)
      : drawMotif(dress, -54, -138, 96, base) + drawFigure(dress, 56, -132, 44),
  ];
  return drawBody(
    dress,
    'roll',
    d`M-128 -388C-128 -432 128 -432 128 -388V-32C128 10 -128 10 -128 -32Z`,
    rect(-130, -430, 260, 430, paper),
    faded(0.2, line(d`M-128 -318Q0 -282 128 -318M-128 -36Q0 0 128 -36`, ink, 4, '10 10')),
    path(sleeve, base),
    line(d`M-130 -274Q0 -238 130 -274M-130 -96Q0 -60 130 -96`, deep, 6),
    ...(dress.side === 'front' ? front : [drawBackPrint(dress, -86, -262, 164, 186)]),
    drawShade(-128, -430, 256, 430),
    ellipse(0, -388, 128, 34, '#e9e7e6'),
    faded(
      0.14,
      line(d`M-92 -388A92 23 0 0 0 92 -388A92 23 0 0 0 -92 -388M-66 -388A66 16 0 0 0 66 -388`, ink, 2.5),
    ),
    ellipse(0, -388, 46, 14, '#a9784f'),
    ellipse(0, -386, 34, 9, ink),
  );
}
