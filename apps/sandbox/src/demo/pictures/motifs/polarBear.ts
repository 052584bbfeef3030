import { paper } from '../inks.ts';
import { circle, ellipse } from '../svg.ts';
import { drawFace } from './drawFace.ts';

const coat = '#fbefd9';

/** A polar bear, full face. */
export const polarBear = { draw: drawPolarBear, tones: [coat] };

function drawPolarBear(): string {
  return [
    circle(-30, -29, 15, coat),
    circle(30, -29, 15, coat),
    circle(-30, -29, 7.5, '#e9d3ac'),
    circle(30, -29, 7.5, '#e9d3ac'),
    ellipse(0, 5, 42, 40, coat),
    ellipse(0, 21, 21, 16, paper),
    drawFace(32, -3, 14),
  ].join('');
}
