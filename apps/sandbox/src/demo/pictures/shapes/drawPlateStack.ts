import { ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { circle, d, faded, line, path } from '../svg.ts';

/** A plate set upright behind a pile of the same plates. */
export function drawPlateStack(dress: PackDress): string {
  const { base, light } = dress.palette;
  const [x, y] = [-36, -212];
  const plates = [0, 1, 2, 3].map((index) => pile(-index * 22, index % 2 === 0 ? base : light));
  const centre =
    dress.side === 'front'
      ? drawMotif(dress, x, y - 8, 136, paper)
      : drawWord(dress.word, { x, y, width: 150, height: 46 }, ink);
  return [
    circle(x, y, 164, base),
    faded(
      0.13,
      path(
        d`M${x + 70} ${y - 148}A164 164 0 0 1 ${x + 70} ${y + 148}A260 260 0 0 0 ${x + 70} ${y - 148}Z`,
        ink,
      ),
    ),
    faded(0.3, line(d`M${x - 140} ${y - 44}A148 148 0 0 1 ${x - 60} ${y - 134}`, '#ffffff', 9)),
    circle(x, y, 122, paper),
    circle(x, y, 110, mixColors(paper, light, 0.3)),
    centre,
    ...plates,
    drawFigure(dress, 140, -112, 46),
  ].join('');
}

function pile(y: number, color: string): string {
  return [
    path(d`M-164 ${y - 26}H196Q190 ${y - 6} 130 ${y}H-98Q-158 ${y - 6} -164 ${y - 26}Z`, color),
    faded(0.28, path(d`M-164 ${y - 26}H196L194 ${y - 20}H-162Z`, '#ffffff')),
    faded(0.14, path(d`M110 ${y - 26}H196Q190 ${y - 6} 130 ${y}H96Z`, ink)),
  ].join('');
}
