import { ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import type { PackDress } from '../PackDress.ts';
import { palettes } from '../palettes.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { faded, rect } from '../svg.ts';

/** A pile of coloured paper or card, held by a printed band. */
export function drawPaperStack(dress: PackDress): string {
  const { base, dark, deep } = dress.palette;
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
  const sheets = Array.from({ length: 8 }, (_, index) => {
    const shift = ((index * 5 + start) % 3) * 7 - 7;
    return sheet(
      shift,
      index,
      index % 3 === 0 ? base : (colors[(index + start) % colors.length]?.base ?? base),
    );
  });
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
