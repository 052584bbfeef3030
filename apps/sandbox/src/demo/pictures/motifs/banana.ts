import { d, line, path } from '../svg.ts';

const skin = '#f6c632';

/** A bunch of two bananas. */
export const banana = { draw: drawBanana, tones: [skin] };

function drawBanana(): string {
  return [
    path(d`M26 -42Q54 14 4 42Q-6 46 -10 40Q24 12 14 -38Z`, '#dba31f'),
    path(d`M22 -44Q38 22 -36 36Q-46 36 -46 28Q2 8 10 -42Z`, skin),
    line(d`M14 -24Q8 14 -28 28`, '#dba31f', 3),
    path(d`M8 -50L28 -50L28 -38L8 -38Z`, '#84602a'),
    path(d`M-46 27L-39 27L-38 37L-46 36Z`, '#84602a'),
  ].join('');
}
