import { ink, mixColors } from '../colours.ts';
import type { PackDress } from '../dressPack.ts';
import { drawFigure } from '../print.ts';
import { d, ellipse, faded, path, rect } from '../svg.ts';
import { chairWood, drawLeg, drawOnTop } from './seats.ts';

/** Four legs under a top: `front` and `back` are how far each pair stands from the middle, `top` where they begin. */
function drawLegs(front: number, back: number, top: number): string {
  return [
    drawLeg(-back, top, -back - 8, -44, 26, mixColors(chairWood, ink, 0.26)),
    drawLeg(back, top, back + 8, -44, 26, mixColors(chairWood, ink, 0.3)),
    drawLeg(-front, top, -front - 12, 0, 36, chairWood),
    drawLeg(front, top, front + 12, 0, 36, mixColors(chairWood, ink, 0.14)),
  ].join('');
}

/** A play table on four wooden legs, seen a little from above: round where its word says so, else rectangular. */
export function drawTable(dress: PackDress): string {
  const { base, light } = dress.palette;
  const round = dress.word === 'rond';
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
    drawLegs(196, 120, round ? -240 : -210),
    ...top,
    drawOnTop(dress, -292, 150),
    faded(
      0.22,
      round
        ? ellipse(-150, -318, 44, 9, '#ffffff', -14)
        : path(d`M-176 -344H-140L-176 -246H-218Z`, '#ffffff'),
    ),
    drawFigure(dress, 0, -150, 48),
  ].join('');
}

/** A square table: as deep as it is wide. */
export function drawSquareTable(dress: PackDress): string {
  const { base, light } = dress.palette;
  return [
    drawLegs(146, 92, -214),
    path(d`M-194 -226V-204Q-194 -194 -184 -194H184Q194 -194 194 -204V-226Z`, mixColors(base, ink, 0.2)),
    path(
      d`M-146 -420H146Q156 -420 158 -412L196 -232Q198 -222 188 -222H-188Q-198 -222 -196 -232L-158 -412Q-156 -420 -146 -420Z`,
      base,
    ),
    path(d`M-132 -402H132L168 -240H-168Z`, light),
    drawOnTop(dress, -316, 150),
    faded(0.22, path(d`M-128 -396H-102L-128 -246H-162Z`, '#ffffff')),
    drawFigure(dress, 0, -124, 46),
  ].join('');
}

/** Half of a round table, its straight edge in front. */
export function drawHalfRoundTable(dress: PackDress): string {
  const { base, light } = dress.palette;
  return [
    drawLegs(214, 84, -210),
    path(d`M-264 -226V-204Q-264 -194 -254 -194H254Q264 -194 264 -204V-226Z`, mixColors(base, ink, 0.2)),
    path(d`M-264 -222C-262 -316 -150 -382 0 -382C150 -382 262 -316 264 -222Z`, base),
    path(d`M-226 -240C-216 -310 -126 -362 0 -362C126 -362 216 -310 226 -240Z`, light),
    drawOnTop(dress, -296, 150),
    faded(0.22, path(d`M-214 -246Q-196 -300 -140 -330L-116 -318Q-160 -290 -180 -246Z`, '#ffffff')),
    drawFigure(dress, 0, -134, 48),
  ].join('');
}
