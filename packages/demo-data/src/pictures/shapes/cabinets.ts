import { ink, mixColors, palettes, readableOn } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import { drawFigure, drawMotif } from '../print.ts';
import { circle, faded, rect } from '../svg.ts';

const cabinetWood = '#e0b57e';

/** An open cabinet of nine compartments with bins, books and a toy. */
export function drawCabinet(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const colors = [
    palettes.yellow.base,
    palettes.sky.base,
    palettes.red.base,
    palettes.mint.base,
    palettes.lilac.base,
  ].filter((color) => color !== base);
  const start = Math.floor(dress.chance * colors.length) + (dress.side === 'back' ? 2 : 0);
  const color = (index: number) => colors[(index + start) % colors.length] ?? deep;
  const cell = (column: number, row: number) => ({ x: -146 + column * 146, y: -400 + row * 146 });
  const inside = Array.from({ length: 9 }, (_, index) => {
    const { x, y } = cell(index % 3, Math.floor(index / 3));
    return (
      rect(x - 65, y - 65, 130, 130, mixColors(cabinetWood, ink, 0.42)) +
      faded(0.16, rect(x - 65, y - 65, 130, 16, ink))
    );
  });
  const bins = (dress.side === 'front' ? [1, 3, 5, 6, 8] : [0, 3, 4, 5, 8]).map((index) => {
    const { x, y } = cell(index % 3, Math.floor(index / 3));
    return bin(x, y, index === 3 || index === 8 ? base : color(index));
  });
  const motifCell = cell(1, 1);
  return [
    drawCarcass(),
    ...inside,
    ...bins,
    books(dress.side === 'front' ? -146 : 0, -335, [base, color(0), color(1), deep]),
    books(146, -335, [color(2), light, color(3)]),
    dress.side === 'front'
      ? rect(motifCell.x - 65, motifCell.y - 65, 130, 130, light) +
        drawMotif(dress, motifCell.x, motifCell.y, 104, light)
      : '',
    rect(-65, -173, 130, 130, light),
    drawWord(dress.word, { x: 0, y: -108, width: 112, height: 36 }, readableOn(light, dark)),
    drawFigure(dress, 186, -462, 46),
  ].join('');
}

/** A closed cabinet of trays on runners, three beside each other. */
export function drawDrawerCabinet(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const colors = [
    base,
    palettes.sky.base,
    palettes.yellow.base,
    palettes.mint.base,
    palettes.red.base,
    light,
  ];
  const start = Math.floor(dress.chance * colors.length);
  const trays = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = [-144 + (index % 3) * 144, -460 + Math.floor(index / 3) * 106];
    const color = colors[(index + start + Math.floor(index / 3)) % colors.length] ?? deep;
    return [
      rect(x - 64, y, 128, 94, color, 8),
      faded(0.26, rect(x - 64, y, 128, 12, '#ffffff', 6)),
      faded(0.13, rect(x + 38, y, 26, 94, ink, 6)),
      rect(x - 26, y + 24, 52, 14, mixColors(color, ink, 0.4), 7),
    ].join('');
  });
  return [
    drawCarcass(),
    rect(-220, -472, 440, 436, mixColors(cabinetWood, ink, 0.42)),
    ...trays,
    dress.side === 'front' ? circle(0, -296, 50, '#fffef9') + drawMotif(dress, 0, -296, 76, '#fffef9') : '',
    rect(-64, -142, 128, 94, '#fffef9', 8),
    drawWord(dress.word, { x: 0, y: -95, width: 108, height: 34 }, dark),
    drawFigure(dress, 186, -462, 46),
  ].join('');
}

/** A rack that shows books by their covers, three on each shelf. */
export function drawBookcase(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const colors = [
    palettes.sky.base,
    base,
    palettes.yellow.base,
    palettes.mint.base,
    light,
    palettes.lilac.base,
  ];
  const start = Math.floor(dress.chance * colors.length) + (dress.side === 'back' ? 1 : 0);
  const shelves = [-340, -194, -48].map((y, row) =>
    [
      rect(-210, y - 126, 420, 126, mixColors(cabinetWood, ink, 0.42)),
      ...[-138, 0, 138].map((x, column) => {
        const color = colors[(row * 3 + column + start) % colors.length] ?? deep;
        return [
          rect(x - 56, y - 112, 112, 112, color, 4),
          rect(x - 56, y - 112, 14, 112, mixColors(color, ink, 0.24), 4),
          circle(x + 7, y - 66, 28, mixColors(color, '#ffffff', 0.55)),
        ].join('');
      }),
      rect(-222, y - 28, 444, 40, mixColors(cabinetWood, '#ffffff', 0.2), 6),
    ].join(''),
  );
  return [
    drawCarcass(),
    ...shelves,
    dress.side === 'front' ? circle(7, -258, 46, '#fffef9') + drawMotif(dress, 7, -258, 70, '#fffef9') : '',
    drawWord(dress.word, { x: 0, y: -202, width: 300, height: 26 }, dark),
    drawFigure(dress, 186, -462, 46),
  ].join('');
}

/** The box of a cabinet: its sides, its top board and its feet. */
function drawCarcass(): string {
  return [
    rect(-212, -40, 40, 40, mixColors(cabinetWood, ink, 0.3), 4),
    rect(172, -40, 40, 40, mixColors(cabinetWood, ink, 0.36), 4),
    rect(-230, -486, 460, 464, cabinetWood, 8),
    rect(-238, -500, 476, 24, mixColors(cabinetWood, '#ffffff', 0.25), 6),
    faded(0.13, rect(212, -476, 18, 454, ink)),
    faded(0.3, rect(-224, -476, 7, 450, '#ffffff')),
  ].join('');
}

function bin(x: number, y: number, color: string): string {
  return [
    rect(x - 57, y - 36, 114, 101, color, 6),
    faded(0.26, rect(x - 57, y - 36, 114, 14, '#ffffff', 6)),
    faded(0.13, rect(x + 34, y - 36, 23, 101, ink, 4)),
    circle(x, y + 4, 11, mixColors(color, ink, 0.36)),
  ].join('');
}

function books(x: number, bottom: number, colors: readonly string[]): string {
  return colors
    .map((color, index) => {
      const height = 82 + ((index * 17) % 34);
      return (
        rect(x - 56 + index * 25, bottom - height, 23, height, color, 3) +
        faded(0.3, rect(x - 52 + index * 25, bottom - height + 14, 15, 8, '#ffffff'))
      );
    })
    .join('');
}
