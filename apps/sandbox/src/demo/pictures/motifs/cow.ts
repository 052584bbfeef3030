import { ink, paper } from '../inks.ts';
import { circle, d, ellipse, path } from '../svg.ts';

/** A spotted cow, full face. */
export const cow = { draw: drawCow, tones: [paper] };

function drawCow(): string {
  return [
    path(d`M-26 -30Q-38 -36 -32 -48Q-28 -38 -16 -36ZM26 -30Q38 -36 32 -48Q28 -38 16 -36Z`, '#d9b98a'),
    ellipse(-38, -16, 14, 8, ink, 18),
    ellipse(38, -16, 14, 8, paper, -18),
    ellipse(37, -16, 8, 4, '#f4b3b0', -18),
    ellipse(0, 2, 32, 40, paper),
    path(d`M-31 -10Q-30 -36 -6 -38Q4 -24 -4 -10Q-12 6 -31 8Z`, ink),
    ellipse(-14, -6, 8, 9, paper),
    circle(-14, -6, 4.6, ink),
    circle(15, -6, 4.6, ink),
    ellipse(0, 30, 31, 19, '#f4b3b0'),
    ellipse(-11, 26, 3.6, 4.6, '#a8545c'),
    ellipse(11, 26, 3.6, 4.6, '#a8545c'),
    path(d`M-10 37Q0 43 10 37Q0 40 -10 37Z`, '#a8545c'),
  ].join('');
}
