import { ink } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { palettes } from '../palettes.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { readableOn } from '../readableOn.ts';
import { circle, faded, rect } from '../svg.ts';

const wood = '#e0b57e';

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
      rect(x - 65, y - 65, 130, 130, mixColors(wood, ink, 0.42)) +
      faded(0.16, rect(x - 65, y - 65, 130, 16, ink))
    );
  });
  const bins = (dress.side === 'front' ? [1, 3, 5, 6, 8] : [0, 3, 4, 5, 8]).map((index) => {
    const { x, y } = cell(index % 3, Math.floor(index / 3));
    return bin(x, y, index === 3 || index === 8 ? base : color(index));
  });
  const motifCell = cell(1, 1);
  return [
    rect(-212, -40, 40, 40, mixColors(wood, ink, 0.3), 4),
    rect(172, -40, 40, 40, mixColors(wood, ink, 0.36), 4),
    rect(-230, -486, 460, 464, wood, 8),
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
    rect(-238, -500, 476, 24, mixColors(wood, '#ffffff', 0.25), 6),
    faded(0.13, rect(212, -476, 18, 454, ink)),
    faded(0.3, rect(-224, -476, 7, 450, '#ffffff')),
    drawFigure(dress, 186, -462, 46),
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
