import { ink, mixColors, palettes, paper } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import { drawBackPrint, drawBody, drawFigure, drawFoot, drawMotif, drawPlate, drawShade } from '../print.ts';
import { circle, circlePath, d, faded, line, path, place, rect } from '../svg.ts';

/** A lever-arch binder seen from the front, its spine beside it. */
export function drawBinder(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const front = [
    rect(-48, -372, 186, 108, paper, 6),
    drawWord(dress.word, { x: 45, y: -318, width: 160, height: 44 }, dark),
    drawMotif(dress, dress.figure === null ? 45 : 4, -158, 132, base),
    drawFigure(dress, 104, -92, 48),
  ];
  return [
    drawBody(
      dress,
      'spine',
      d`M-180 -424Q-180 -430 -174 -430H-82V0H-174Q-180 0 -180 -6Z`,
      rect(-182, -430, 102, 430, mixColors(base, deep, 0.55)),
      rect(-162, -392, 62, 190, paper, 5),
      faded(0.35, line(d`M-146 -236H-116M-146 -252H-116`, ink, 4)),
      drawMotif(dress, -131, -344, 50, paper),
      rect(-150, -304, 38, 8, deep, 4),
      rect(-150, -288, 38, 8, deep, 4),
      circle(-131, -96, 30, '#dfe2ea'),
      circle(-131, -96, 19, mixColors(deep, ink, 0.5)),
      faded(0.26, rect(-174, -430, 9, 430, '#ffffff')),
    ),
    drawBody(
      dress,
      'cover',
      d`M-82 -430H172Q180 -430 180 -422V-8Q180 0 172 0H-82Z`,
      rect(-84, -430, 266, 430, base),
      faded(0.4, rect(-84, -430, 266, 14, light)),
      drawFoot(dress, -84, 182, -92, 0),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -50, -384, 194, 320)]),
      faded(0.2, rect(-84, -430, 10, 430, ink)),
      faded(0.12, rect(148, -430, 34, 430, ink)),
    ),
  ].join('');
}

/** A picture book standing upright, with its spine at the left and the pages at the right. */
export function drawBook(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  const front = [
    drawPlate(dress, 6, -352, 246, 66),
    dress.figure === null
      ? drawMotif(dress, 6, -176, 196, light)
      : drawMotif(dress, -26, -186, 176, light) + drawFigure(dress, 96, -76, 56),
  ];
  return [
    rect(136, -414, 34, 404, paper, 3),
    faded(0.22, line(d`M146 -410V-16M154 -410V-16M162 -410V-16`, ink, 2)),
    drawBody(
      dress,
      'cover',
      d`M-170 -418Q-170 -428 -160 -428H148Q156 -428 156 -420V-8Q156 0 148 0H-160Q-170 0 -170 -10Z`,
      rect(-172, -430, 330, 430, base),
      circle(dress.figure === null ? 6 : -26, -178, 124, light),
      drawFoot(dress, -172, 158, -72, 0),
      rect(-172, -430, 38, 430, deep),
      faded(0.18, rect(-134, -430, 8, 430, ink)),
      faded(0.26, rect(-164, -430, 9, 430, '#ffffff')),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -104, -392, 226, 330)]),
      faded(0.1, rect(126, -430, 32, 430, ink)),
    ),
  ].join('');
}

/** A pile of paper in one colour under a paper band. */
export function drawPaperStack(dress: PackDress): string {
  const { base } = dress.palette;
  const tones = [base, mixColors(base, '#ffffff', 0.34), mixColors(base, ink, 0.07)];
  return drawPile(dress, (index) => tones[index % tones.length] ?? base);
}

/** A pile of paper in many colours under a paper band. */
export function drawPaperAssortment(dress: PackDress): string {
  const { base } = dress.palette;
  const colors = [
    palettes.red,
    palettes.orange,
    palettes.yellow,
    palettes.green,
    palettes.sky,
    palettes.blue,
    palettes.lilac,
    palettes.pink,
  ];
  const start = Math.floor(dress.chance * colors.length);
  return drawPile(dress, (index) =>
    index % 3 === 0 ? base : (colors[(index + start) % colors.length]?.base ?? base),
  );
}

function drawPile(dress: PackDress, colorOf: (index: number) => string): string {
  const { dark, deep } = dress.palette;
  const start = Math.floor(dress.chance * 8);
  const sheets = Array.from({ length: 8 }, (_, index) =>
    sheet(((index * 5 + start) % 3) * 7 - 7, index, colorOf(index)),
  );
  const front = [
    drawWord(
      dress.word,
      { x: dress.figure === null ? 46 : -14, y: -196, width: dress.figure === null ? 210 : 148, height: 48 },
      dark,
    ),
    drawMotif(dress, dress.figure === null ? -116 : -136, -194, dress.figure === null ? 88 : 72, paper),
    drawFigureBadge(dress, deep),
  ];
  return [
    ...sheets,
    rect(-184, -268, 368, 146, paper),
    rect(-184, -268, 368, 12, deep),
    rect(-184, -134, 368, 12, deep),
    ...(dress.side === 'front' ? front : [drawBackPrint(dress, -150, -300, 290, 200)]),
    faded(0.26, rect(-164, -386, 14, 386, '#ffffff')),
    faded(0.13, rect(124, -386, 60, 386, ink)),
  ].join('');
}

function sheet(shift: number, index: number, color: string): string {
  return (
    rect(-184 + shift, -386 + index * 48.3, 368, 48.6, color, 3) +
    faded(0.1, rect(-184 + shift, -342 + index * 48.3, 368, 4, ink))
  );
}

function drawFigureBadge(dress: PackDress, ground: string): string {
  return dress.figure === null ? '' : rect(84, -246, 100, 100, ground, 50) + drawFigure(dress, 134, -196, 44);
}

/** Five bottles of poster paint, the pack's own colour in front. */
export function drawPaintBottles(dress: PackDress): string {
  const { base } = dress.palette;
  const others = [
    palettes.yellow,
    palettes.blue,
    palettes.pink,
    palettes.green,
    palettes.red,
    palettes.orange,
  ]
    .map((palette) => palette.base)
    .filter((color) => color !== base);
  const spin = Math.floor(dress.chance * others.length);
  const color = (index: number) => others[(index + spin) % others.length] ?? base;
  const [x, size] = dress.figure === null ? [0, 88] : [-34, 68];
  const front = [
    drawWord(dress.word, { x: 0, y: -190, width: 134, height: 32 }, ink),
    dress.motif === 'none' ? blob(x, -112, size / 78, base) : drawMotif(dress, x, -112, size, paper),
    dress.figure === null ? '' : drawFigureOn(dress, base),
  ];
  return [
    place(-190, 0, 0.74, bottle(dress, 'a', color(0)) + blob(0, -134, 1.1, color(0))),
    place(190, 0, 0.74, bottle(dress, 'b', color(1)) + blob(0, -134, 1.1, color(1))),
    place(-104, 0, 0.88, bottle(dress, 'c', color(2)) + blob(-20, -134, 1.1, color(2))),
    place(104, 0, 0.88, bottle(dress, 'd', color(3)) + blob(20, -134, 1.1, color(3))),
    bottle(dress, 'e', base),
    ...(dress.side === 'front' ? front : [drawBackPrint(dress, -70, -216, 128, 152)]),
  ].join('');
}

function bottle(dress: PackDress, name: string, color: string): string {
  const cap = mixColors(color, ink, 0.42);
  return [
    path(d`M-30 -478H30L38 -424H-38Z`, cap),
    path(d`M-52 -428H52V-382H-52Z`, cap),
    faded(0.22, path(d`M-22 -478H-8V-382H-30V-424Z`, '#ffffff')),
    drawBody(
      dress,
      name,
      d`M-78 -352Q-78 -392 -40 -392H40Q78 -392 78 -352V-18Q78 0 60 0H-60Q-78 0 -78 -18Z`,
      rect(-80, -394, 160, 394, color),
      rect(-80, -222, 160, 164, paper),
      drawShade(-78, -394, 156, 394),
    ),
  ].join('');
}

function blob(x: number, y: number, scale: number, color: string): string {
  return place(x, y, scale, path(d`M-30 -10Q-22 -34 6 -30Q36 -28 30 2Q28 28 -2 28Q-36 34 -30 -10Z`, color));
}

function drawFigureOn(dress: PackDress, color: string): string {
  return rect(4, -146, 66, 66, color, 33) + drawFigure(dress, 37, -113, 28);
}

/** A roll of adhesive tape with its end hanging down, the name on a plate before it. */
export function drawTape(dress: PackDress): string {
  const { base, deep, light } = dress.palette;
  return [
    path(d`M118 -150H156V-8L147 0L137 -8L127 0L118 -8Z`, light),
    line(circlePath(0, -156, 116), base, 80),
    faded(0.28, line(circlePath(0, -156, 134), '#ffffff', 8)),
    faded(0.16, line(circlePath(0, -156, 98), ink, 4)),
    line(circlePath(0, -156, 72), '#d9b98c', 14),
    dress.side === 'front' ? drawMotif(dress, 0, -270, 66, base) : '',
    drawPlate(dress, 0, dress.side === 'front' ? -150 : -60, 230, 60),
    drawFigure(dress, -94, -64, 40),
    faded(0.5, line(d`M124 -110H150`, deep, 4)),
  ].join('');
}
