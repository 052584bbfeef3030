import { d, ellipse, line, path } from '../svg.ts';

const shell = '#c98d4e';

/** A peanut in its shell. */
export const peanut = { draw: drawPeanut, tones: [shell] };

function drawPeanut(): string {
  const body = path(
    d`M-48 2Q-48 -24 -24 -25Q-10 -26 0 -16Q10 -26 26 -24Q48 -20 48 2Q48 26 25 27Q10 28 0 18Q-10 28 -24 27Q-48 26 -48 2Z`,
    shell,
  );
  const marks = line(
    d`M-36 -8L-30 2M-26 -14L-20 -4M-34 12L-28 18M-16 8L-10 2M14 -10L20 0M28 -14L34 -4M16 14L22 8M32 12L38 6`,
    '#9c6430',
    3.6,
  );
  return `<g transform="rotate(-18)">${body}${ellipse(-26, -14, 9, 4, '#e3b681')}${ellipse(24, -14, 9, 4, '#e3b681')}${marks}</g>`;
}
