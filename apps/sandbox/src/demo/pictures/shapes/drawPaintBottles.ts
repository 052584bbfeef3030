import { ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { palettes } from '../palettes.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawShade } from '../print/drawShade.ts';
import { d, faded, path, place, rect } from '../svg.ts';

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
