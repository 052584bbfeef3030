import { ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawShade } from '../print/drawShade.ts';
import { circle, d, faded, path, rect } from '../svg.ts';

/** A soap or cream bottle with a pump. */
export function drawPumpBottle(dress: PackDress): string {
  const { base, dark, deep, light } = dress.palette;
  const round = dress.chance > 0.5;
  const outline = round
    ? d`M-54 -322C-110 -316 -120 -270 -120 -236V-30Q-120 0 -90 0H90Q120 0 120 -30V-236C120 -270 110 -316 54 -322Z`
    : d`M-112 -290Q-112 -322 -80 -322H80Q112 -322 112 -290V-24Q112 0 88 0H-88Q-112 0 -112 -24Z`;
  const front = [
    drawWord(dress.word, { x: -4, y: -206, width: 176, height: 38 }, dark),
    drawMotif(dress, dress.figure === null ? -4 : -46, -122, 98, paper),
    dress.figure === null ? '' : circle(48, -118, 44, deep) + drawFigure(dress, 48, -118, 38),
  ];
  return [
    path(d`M-96 -424Q-96 -440 -78 -440H40Q54 -440 54 -426V-406H-66V-396H-96Z`, paper),
    faded(0.12, path(d`M-66 -412H54V-406H-66V-396H-96V-404H-72Z`, ink)),
    rect(-14, -408, 28, 44, '#e3e4ea'),
    rect(-46, -368, 92, 52, paper, 6),
    faded(0.13, rect(14, -368, 32, 52, ink, 6)),
    drawBody(
      dress,
      'bottle',
      outline,
      rect(-122, -324, 244, 324, mixColors(base, light, 0.2)),
      rect(-122, -70, 244, 70, deep),
      rect(-122, -250, 244, 186, paper),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -92, -246, 166, 178)]),
      drawShade(-118, -324, 236, 324),
    ),
  ].join('');
}
