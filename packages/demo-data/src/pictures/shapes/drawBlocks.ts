import { ink, palettes, paper, readableOn } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import { drawFigure, drawMotif } from '../print.ts';
import { circle, d, faded, path, place, rect } from '../svg.ts';

const edge = 128;

/** A stack of wooden blocks with a roof on top, the first letters or digits of its word on two of them. */
export function drawBlocks(dress: PackDress): string {
  const { base, dark, deep } = dress.palette;
  const colors = [
    palettes.red.base,
    palettes.yellow.base,
    palettes.blue.base,
    palettes.lilac.base,
    palettes.green.base,
    palettes.orange.base,
  ];
  const others = colors.filter((color) => color !== base);
  const turned = dress.side === 'back';
  const spin = Math.floor(dress.chance * others.length) + (turned ? 2 : 0);
  const color = (index: number) => others[(index + spin) % others.length] ?? deep;
  const letters = [...dress.word.replaceAll(/[^\p{L}\p{N}]/gu, ''), 'a', 'b', 'c', 'd'];
  const letter = (index: number, x: number, y: number, ground: string) =>
    drawWord(
      letters[turned ? index + 2 : index] ?? 'c',
      { x, y, width: 76, height: 78 },
      readableOn(ground, dark),
    );
  return [
    block(-132, 0, color(0)) + letter(0, -132, -64, color(0)),
    block(0, 0, color(1)) + place(0, -64, 0.94, star(readableOn(color(1), dark))),
    block(132, 0, color(2)) +
      (dress.figure === null ? circle(132, -64, 36, paper) : drawFigure(dress, 132, -64, 44)),
    block(-66, -edge, base) + drawMotif(dress, -66, -edge - 64, 92, base),
    block(66, -edge, color(3)) + letter(1, 66, -edge - 64, color(3)),
    path(d`M0 -382L66 -256H-66Z`, color(4)),
    faded(0.13, path(d`M0 -382L66 -256H22Z`, ink)),
    faded(0.24, path(d`M0 -382L-52 -256H-66Z`, '#ffffff')),
  ].join('');
}

function block(x: number, bottom: number, color: string): string {
  const [left, top] = [x - edge / 2, bottom - edge];
  return [
    rect(left, top, edge, edge, color, 7),
    faded(0.24, rect(left + 9, top + 2, 8, edge - 4, '#ffffff')),
    faded(
      0.13,
      path(
        d`M${left + edge - 20} ${top}H${left + edge - 7}Q${left + edge} ${top} ${left + edge} ${top + 7}V${bottom - 7}Q${left + edge} ${bottom} ${left + edge - 7} ${bottom}H${left + edge - 20}Z`,
        ink,
      ),
    ),
    faded(0.2, rect(left, bottom - 4, edge, 4, ink, 2)),
  ].join('');
}

function star(fill: string): string {
  return path(d`M0 -46L13 -15L46 -12L21 10L28 42L0 25L-28 42L-21 10L-46 -12L-13 -15Z`, fill);
}
