import { ink, mixColors, palettes, paper } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import { drawBackPrint, drawBody, drawFigure, drawMotif, drawShade } from '../print.ts';
import { d, faded, path, place, rect } from '../svg.ts';

export function drawPaperStack(dress: PackDress): string {
  const { base } = dress.palette;
  const tones = [base, mixColors(base, '#ffffff', 0.34), mixColors(base, ink, 0.07)];
  return drawPile(dress, (index) => tones[index % tones.length] ?? base);
}

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
