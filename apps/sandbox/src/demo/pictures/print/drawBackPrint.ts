import { ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import type { PackDress } from '../PackDress.ts';
import { readableOn } from '../readableOn.ts';
import { d, faded, line, path, rect } from '../svg.ts';
import { drawMotif } from './drawMotif.ts';

/** What stands on the back of a pack: the name, a few lines of small print and a bar code, on a white panel. */
export function drawBackPrint(dress: PackDress, x: number, y: number, width: number, height: number): string {
  const inset = Math.min(width, height) * 0.09;
  const [left, right, top] = [x + inset, x + width - inset, y + inset];
  const room = right - left;
  const wordHeight = Math.min(height * 0.13, 34);
  const code = Math.min(height * 0.26, 74);
  const codeTop = y + height - inset - code;
  const first = top + wordHeight + inset * 1.1;
  const gap = 17;
  const rows = Math.max(1, Math.min(8, Math.floor((codeTop - inset * 0.6 - first) / gap) + 1));
  const ends = [1, 0.92, 0.98, 0.6, 0.96, 1, 0.84, 0.5];
  const print = Array.from(
    { length: rows },
    (_, row) => d`M${left} ${first + row * gap}H${left + room * (ends[row] ?? 1)}`,
  );
  const bars = [0, 5, 8, 14, 17, 24, 30, 33, 38, 45, 48, 54, 60, 63, 69, 74, 80, 83, 90];
  const step = (room * 0.5) / 92;
  const bar = (at: number, thick: number) => d`M${at} ${codeTop}h${thick}v${code}h${-thick}z`;
  return [
    rect(x, y, width, height, paper, 8),
    drawWord(
      dress.word,
      { x: x + width / 2, y: top + wordHeight / 2, width: room, height: wordHeight },
      dress.palette.dark,
    ),
    faded(0.42, line(print.join(''), ink, 5)),
    path(
      bars
        .map((at, index) => bar(right - room * 0.5 + at * step, step * (index % 3 === 0 ? 3.2 : 1.8)))
        .join(''),
      ink,
    ),
    rect(left, codeTop, room * 0.36, code, dress.palette.deep, 6),
    dress.figure === null
      ? drawMotif(
          dress,
          left + room * 0.18,
          codeTop + code / 2,
          Math.min(room * 0.26, code * 0.76),
          dress.palette.deep,
        )
      : drawWord(
          dress.figure,
          { x: left + room * 0.18, y: codeTop + code / 2, width: room * 0.28, height: code * 0.5 },
          readableOn(dress.palette.deep, dress.palette.dark),
        ),
  ].join('');
}
