import { cream, ink, paper } from '../inks.ts';
import { circle, d, ellipse, path } from '../svg.ts';

const coat = '#7a5c8f';

/** An owl sitting upright. */
export const owl = { draw: drawOwl, tones: [coat] };

function drawOwl(): string {
  return [
    path(d`M-36 -46Q-16 -42 0 -34Q16 -42 36 -46Q44 -24 42 6Q40 48 0 48Q-40 48 -42 6Q-44 -24 -36 -46Z`, coat),
    ellipse(0, 26, 25, 21, cream),
    path(
      d`M-16 20Q-10 26 -4 20Q2 26 8 20Q14 26 18 20L16 24Q10 30 4 25Q-2 30 -8 25Q-12 29 -16 24Z`,
      '#d9b98a',
    ),
    circle(-17, -9, 18, paper),
    circle(17, -9, 18, paper),
    circle(-14, -8, 8.5, ink),
    circle(14, -8, 8.5, ink),
    circle(-11, -11, 2.6, '#ffffff'),
    circle(17, -11, 2.6, '#ffffff'),
    path(d`M-7 3L7 3L0 15Z`, '#f0953f'),
    path(d`M-42 4Q-30 14 -29 40Q-42 30 -42 4ZM42 4Q30 14 29 40Q42 30 42 4Z`, '#5f4573'),
  ].join('');
}
