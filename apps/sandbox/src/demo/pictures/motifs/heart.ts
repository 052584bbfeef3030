import { d, ellipse, path } from '../svg.ts';

const red = '#dc3f4a';

/** A heart with its shine. */
export const heart = { draw: drawHeart, tones: [red] };

function drawHeart(): string {
  return [
    path(d`M0 46Q-50 8 -46 -18Q-40 -42 -18 -40Q-6 -38 0 -24Q6 -38 18 -40Q40 -42 46 -18Q50 8 0 46Z`, red),
    ellipse(-26, -18, 7, 11, '#f39aa0', 28),
  ].join('');
}
