import { paper } from '../inks.ts';
import { d, ellipse, line, path } from '../svg.ts';
import { drawFace } from './drawFace.ts';

const coat = '#83879f';

/** A grey cat, full face with whiskers. */
export const cat = { draw: drawCat, tones: [coat] };

function drawCat(): string {
  return [
    path(d`M-41 4L-38 -46Q-24 -42 -10 -28ZM41 4L38 -46Q24 -42 10 -28Z`, coat),
    path(d`M-34 -14L-33 -36Q-26 -33 -19 -26ZM34 -14L33 -36Q26 -33 19 -26Z`, '#f4b3b0'),
    ellipse(0, 10, 43, 36, coat),
    path(d`M-4 -26L0 -10L4 -26ZM-15 -24L-11 -12L-8 -25ZM15 -24L11 -12L8 -25Z`, '#63667d'),
    ellipse(-9, 24, 13, 11, paper),
    ellipse(9, 24, 13, 11, paper),
    drawFace(34, 4, 17, '#e07a7f'),
    line(d`M-26 20L-47 15M-26 26L-46 28M26 20L47 15M26 26L46 28`, paper, 2),
  ].join('');
}
