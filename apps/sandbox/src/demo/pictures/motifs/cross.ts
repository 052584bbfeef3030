import { paper } from '../inks.ts';
import { circle, d, path } from '../svg.ts';

const green = '#1f8a5b';

/** The white cross on green of first aid. */
export const cross = { draw: drawCross, tones: [green] };

function drawCross(): string {
  return [
    circle(0, 0, 48, paper),
    circle(0, 0, 43, green),
    path(d`M-9 -27H9V-9H27V9H9V27H-9V9H-27V-9H-9Z`, paper),
  ].join('');
}
