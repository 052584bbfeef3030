import { ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawShade } from '../print/drawShade.ts';
import { d, ellipse, faded, line, rect } from '../svg.ts';

/** Rolls of toilet or kitchen paper in clear film with a printed band. */
export function drawRollPack(dress: PackDress): string {
  const { light, deep } = dress.palette;
  const film = mixColors(light, '#ffffff', 0.12);
  const outline = d`M-196 -352Q-194 -372 -172 -374H172Q194 -372 196 -352Q204 -180 196 -14Q194 0 178 0H-178Q-194 0 -196 -14Q-204 -180 -196 -352Z`;
  const rolls = [-118, 0, 118].map((x) =>
    [
      rect(x - 55, -326, 110, 312, paper, 12),
      ellipse(x, -324, 55, 18, '#dcdde4'),
      ellipse(x, -324, 20, 7.5, '#9c6a44'),
      ellipse(x, -323, 12, 4, ink),
      faded(0.16, line(d`M${x - 54} -66Q${x} -52 ${x + 54} -66`, ink, 3, '8 8')),
    ].join(''),
  );
  const figure = dress.figure;
  const motifX = figure === null ? -10 : -44;
  const front = [
    drawMotif(dress, motifX - 110, -166, 82, deep),
    drawWord(
      dress.word,
      { x: motifX + (figure === null ? 46 : 34), y: -166, width: figure === null ? 210 : 172, height: 56 },
      paper,
    ),
    drawFigure(dress, 140, -166, 50),
  ];
  return [
    drawBody(
      dress,
      'film',
      outline,
      rect(-206, -376, 412, 376, film),
      ...rolls,
      rect(-206, -232, 412, 132, deep),
      rect(-206, -232, 412, 8, light),
      rect(-206, -108, 412, 8, light),
      faded(0.3, rect(-206, -376, 412, 22, '#ffffff')),
      drawShade(-200, -376, 400, 376),
    ),
    ...(dress.side === 'front' ? front : [drawBackPrint(dress, -120, -262, 240, 214)]),
  ].join('');
}
