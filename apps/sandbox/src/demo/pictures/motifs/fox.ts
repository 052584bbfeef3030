import { ink, paper } from '../inks.ts';
import { circle, d, ellipse, path } from '../svg.ts';

const coat = '#e2702f';

/** A fox, full face with white cheeks. */
export const fox = { draw: drawFox, tones: [coat] };

function drawFox(): string {
  return [
    path(d`M-44 2L-42 -48Q-22 -40 -10 -24ZM44 2L42 -48Q22 -40 10 -24Z`, coat),
    path(d`M-36 -18L-36 -37Q-26 -32 -20 -25ZM36 -18L36 -37Q26 -32 20 -25Z`, '#7d3216'),
    path(d`M-46 2Q-40 -28 0 -28Q40 -28 46 2Q34 34 0 46Q-34 34 -46 2Z`, coat),
    path(d`M-46 2Q-20 -2 0 26Q20 -2 46 2Q34 34 0 46Q-34 34 -46 2Z`, paper),
    circle(-17, 0, 4.8, ink),
    circle(17, 0, 4.8, ink),
    circle(-15.4, -1.6, 1.4, '#ffffff'),
    circle(18.6, -1.6, 1.4, '#ffffff'),
    ellipse(0, 37, 7, 5.4, ink),
  ].join('');
}
