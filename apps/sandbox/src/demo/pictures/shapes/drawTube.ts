import { ink, paper, steel } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawBackPrint } from '../print/drawBackPrint.ts';
import { drawBody } from '../print/drawBody.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawShade } from '../print/drawShade.ts';
import { circle, d, faded, line, path, rect } from '../svg.ts';

/** A squeezed tube standing on its cap, which is narrow and white or broad and coloured. */
export function drawTube(dress: PackDress): string {
  const { base, dark, deep } = dress.palette;
  const front = [
    drawWord(dress.word, { x: -6, y: -336, width: 172, height: 48 }, dark),
    drawMotif(dress, -4, -206, 138, base),
    dress.figure === null ? '' : circle(54, -122, 42, deep) + drawFigure(dress, 54, -122, 36),
  ];
  return [
    drawCap(dress, dress.chance < 0.55 ? 1 : 1.28),
    drawBody(
      dress,
      'tube',
      d`M-126 -432H126L90 -92Q88 -78 74 -78H-74Q-88 -78 -90 -92Z`,
      rect(-130, -432, 260, 356, paper),
      path(d`M-130 -262Q0 -306 130 -262V-70H-130Z`, base),
      faded(0.35, path(d`M-130 -262Q0 -306 130 -262V-252Q0 -296 -130 -252Z`, deep)),
      rect(-130, -432, 260, 34, steel),
      ...(dress.side === 'front' ? front : [drawBackPrint(dress, -84, -380, 160, 268)]),
      faded(0.24, path(d`M-110 -432H-96L-74 -78H-84Z`, '#ffffff')),
      faded(0.13, path(d`M88 -432H130V-70H62Z`, ink)),
    ),
    rect(-138, -462, 276, 40, '#dde0e8', 4),
    faded(0.22, line(d`M-126 -442H126`, ink, 3, '2 8')),
    faded(0.13, rect(90, -462, 48, 40, ink, 4)),
  ].join('');
}

function drawCap(dress: PackDress, stretch: number): string {
  const half = 66 * stretch;
  const foot = 58 * stretch;
  const color = stretch === 1 ? '#f4f2ee' : dress.palette.deep;
  const ribs = [-44, -24, -4, 16, 36].map((x) => d`M${x * stretch} -70V-8`).join('');
  return drawBody(
    dress,
    'cap',
    d`M${-half} -86H${half}L${foot} -8Q${foot - 1} 0 ${foot - 10} 0H${10 - foot}Q${1 - foot} 0 ${-foot} -8Z`,
    rect(-half, -86, half * 2, 86, color),
    line(ribs, stretch === 1 ? steel : mixColors(color, ink, 0.25), 5),
    drawShade(-half, -86, half * 2, 86),
  );
}
