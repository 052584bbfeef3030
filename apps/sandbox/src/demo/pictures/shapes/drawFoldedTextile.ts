import { ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { d, faded, line, path, rect } from '../svg.ts';

/** A pile of folded towels, sheets or blankets with a paper band around it. */
export function drawFoldedTextile(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const tones =
    dress.chance < 0.5 ? [base, light, deep, base] : [light, base, mixColors(base, paper, 0.55), deep];
  const layers = tones.map((tone, index) => layer(-index * 82, 196 - (index % 2) * 8, tone));
  const front = [
    drawMotif(dress, 0, -226, 116, paper),
    drawWord(dress.word, { x: 0, y: -128, width: 128, height: 34 }, dark),
    dress.figure === null
      ? line(d`M-40 -78H40M-28 -58H28`, mixColors(paper, ink, 0.25), 5)
      : rect(-44, -98, 88, 88, deep, 44) + drawFigure(dress, 0, -54, 38),
  ];
  const back = [
    line(d`M-46 -270H46M-46 -250H46M-46 -230H20M-46 -200H46M-46 -180H34`, mixColors(paper, ink, 0.3), 5),
    drawWord(dress.word, { x: 0, y: -100, width: 128, height: 34 }, dark),
  ];
  return [
    ...layers,
    rect(-76, -330, 152, 330, paper),
    faded(0.12, rect(46, -330, 30, 330, ink)),
    rect(-76, -330, 7, 330, deep),
    rect(69, -330, 7, 330, deep),
    ...(dress.side === 'front' ? front : back),
  ].join('');
}

function layer(bottom: number, half: number, tone: string): string {
  return [
    path(
      d`M${-half} ${bottom - 84}H${half - 34}Q${half + 4} ${bottom - 84} ${half + 4} ${bottom - 42}Q${half + 4} ${bottom} ${half - 34} ${bottom}H${-half}Q${-half - 8} ${bottom - 42} ${-half} ${bottom - 84}Z`,
      tone,
    ),
    faded(0.16, line(d`M${-half} ${bottom - 42}H${half - 24}`, ink, 4)),
    faded(
      0.26,
      path(
        d`M${-half} ${bottom - 84}H${half - 34}Q${half - 20} ${bottom - 84} ${half - 12} ${bottom - 74}H${-half - 2}Z`,
        '#ffffff',
      ),
    ),
    faded(
      0.13,
      path(
        d`M${half - 60} ${bottom - 84}H${half - 34}Q${half + 4} ${bottom - 84} ${half + 4} ${bottom - 42}Q${half + 4} ${bottom} ${half - 34} ${bottom}H${half - 60}Z`,
        ink,
      ),
    ),
  ].join('');
}
