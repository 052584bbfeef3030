import { ink } from '../inks.ts';
import { circle, d, line, path } from '../svg.ts';

const scales = '#f0843a';

/** A fish swimming left, with three stripes. */
export const fish = { draw: drawFish, tones: [scales] };

function drawFish(): string {
  return [
    path(d`M20 0L48 -26Q42 0 48 26Z`, '#d9662a'),
    path(d`M-14 -24Q4 -42 20 -24ZM-6 24Q4 38 16 22Z`, '#d9662a'),
    path(d`M-48 2Q-28 -30 4 -28Q24 -22 32 0Q24 24 4 30Q-28 32 -48 2Z`, scales),
    path(d`M-10 -28Q2 0 -10 30Q-4 31 2 30Q14 0 2 -28ZM14 -24Q24 0 14 26L20 22Q30 0 20 -20Z`, '#fffef9'),
    circle(-26, -5, 6, '#fffef9'),
    circle(-27, -5, 3.6, ink),
    line(d`M-42 8Q-36 12 -30 10`, ink, 2.6),
  ].join('');
}
