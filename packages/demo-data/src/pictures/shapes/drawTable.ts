import { ink, mixColors, readableOn } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord } from '../lettering.ts';
import { drawFigure, drawMotif } from '../print.ts';
import { d, ellipse, faded, path, place, rect } from '../svg.ts';

const wood = '#d9a86c';

function drawLeg(x: number, top: number, footX: number, foot: number, width: number, color: string): string {
  const half = width / 2;
  return path(
    d`M${x - half} ${top}H${x + half}L${footX + half * 0.76} ${foot}H${footX - half * 0.76}Z`,
    color,
  );
}

/** A play table on four wooden legs, seen a little from above: round if its word is `rond`, else rectangular. */
export function drawTable(dress: PackDress): string {
  const { base, dark, light } = dress.palette;
  const round = dress.word === 'rond';
  const legTop = round ? -240 : -210;
  const print =
    dress.side === 'front'
      ? drawMotif(dress, 0, 0, 150, light)
      : drawWord(dress.word, { x: 0, y: 0, width: 259.5, height: 72 }, readableOn(light, dark));
  const edge = mixColors(base, ink, 0.2);
  const top = round
    ? [
        ellipse(0, -272, 262, 76, edge),
        rect(-262, -290, 524, 18, edge),
        ellipse(0, -290, 262, 76, base),
        ellipse(0, -290, 222, 60, light),
      ]
    : [
        path(d`M-262 -226V-204Q-262 -194 -252 -194H252Q262 -194 262 -204V-226Z`, edge),
        path(
          d`M-196 -366H196Q206 -366 210 -358L266 -232Q270 -222 258 -222H-258Q-270 -222 -266 -232L-210 -358Q-206 -366 -196 -366Z`,
          base,
        ),
        path(d`M-182 -350H182L230 -240H-230Z`, light),
      ];
  return [
    drawLeg(-120, legTop, -128, -44, 26, mixColors(wood, ink, 0.26)),
    drawLeg(120, legTop, 128, -44, 26, mixColors(wood, ink, 0.3)),
    drawLeg(-196, legTop, -208, 0, 36, wood),
    drawLeg(196, legTop, 208, 0, 36, mixColors(wood, ink, 0.14)),
    ...top,
    place(0, -292, 1, `<g transform="scale(1 0.56)">${print}</g>`),
    faded(
      0.22,
      round
        ? ellipse(-150, -318, 44, 9, '#ffffff', -14)
        : path(d`M-176 -344H-140L-176 -246H-218Z`, '#ffffff'),
    ),
    drawFigure(dress, 0, -150, 48),
  ].join('');
}
