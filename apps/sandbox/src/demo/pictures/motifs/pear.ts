import { d, ellipse, line, path } from '../svg.ts';

const skin = '#b5c443';

/** A pear with a leaf. */
export const pear = { draw: drawPear, tones: [skin] };

function drawPear(): string {
  return [
    path(d`M0 -36Q18 -36 20 -14Q24 0 34 12Q42 46 0 49Q-42 46 -34 12Q-24 0 -20 -14Q-18 -36 0 -36Z`, skin),
    path(d`M8 -35Q19 -30 20 -14Q24 0 34 12Q42 46 4 49Q26 40 20 14Q12 -8 8 -35Z`, '#94a62e'),
    ellipse(-19, 22, 6, 12, '#dfe79c', 14),
    line(d`M0 -34Q0 -42 5 -48`, '#6b4429', 5),
    path(d`M4 -38Q14 -52 34 -44Q24 -30 4 -38Z`, '#4f9e58'),
  ].join('');
}
