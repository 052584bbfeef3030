import { paper } from '../inks.ts';
import { ellipse } from '../svg.ts';
import { drawFace } from './drawFace.ts';

const blush = '#f4b3b0';

/** A white rabbit, full face with both ears up. */
export const rabbit = { draw: drawRabbit, tones: [paper] };

function drawRabbit(): string {
  return [
    ellipse(-15, -26, 9.5, 25, paper, -7),
    ellipse(15, -26, 9.5, 25, paper, 7),
    ellipse(-15, -24, 4.4, 17, blush, -7),
    ellipse(15, -24, 4.4, 17, blush, 7),
    ellipse(0, 17, 36, 33, paper),
    ellipse(-22, 24, 6.5, 5.5, blush),
    ellipse(22, 24, 6.5, 5.5, blush),
    drawFace(27, 11, 22, '#dc4e2f'),
  ].join('');
}
