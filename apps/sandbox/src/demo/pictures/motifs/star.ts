import { ink } from '../inks.ts';
import { circle, d, line, path } from '../svg.ts';

const gold = '#f6c632';

/** A cheerful five-pointed star. */
export const star = { draw: drawStar, tones: [gold] };

function drawStar(): string {
  return [
    `<g stroke="${gold}" stroke-width="10" stroke-linejoin="round">`,
    path(d`M0 -44L13 -15L44 -11L21 10L28 41L0 25L-28 41L-21 10L-44 -11L-13 -15Z`, gold),
    '</g>',
    circle(-11, -1, 4, ink),
    circle(11, -1, 4, ink),
    line(d`M-8 9Q0 17 8 9`, ink, 3),
  ].join('');
}
