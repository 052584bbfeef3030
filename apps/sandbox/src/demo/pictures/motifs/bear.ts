import { cream } from '../inks.ts';
import { circle, ellipse } from '../svg.ts';
import { drawFace } from './drawFace.ts';

const coat = '#9c6a44';

/** A brown bear, full face. */
export const bear = { draw: drawBear, tones: [coat] };

function drawBear(): string {
  return [
    circle(-31, -29, 17, coat),
    circle(31, -29, 17, coat),
    circle(-31, -29, 9, cream),
    circle(31, -29, 9, cream),
    ellipse(0, 5, 42, 40, coat),
    ellipse(0, 20, 20, 17, cream),
    drawFace(32, -3, 14),
  ].join('');
}
