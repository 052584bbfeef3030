import { d, line, path } from '../svg.ts';

const root = '#f0843a';

/** A carrot with its green. */
export const carrot = { draw: drawCarrot, tones: [root] };

function drawCarrot(): string {
  return [
    line(d`M2 -22Q-14 -34 -14 -46M4 -22L6 -49M6 -22Q22 -32 26 -44`, '#4f9e58', 9),
    path(d`M-24 -18Q0 -32 28 -18Q28 22 0 50Q-26 22 -24 -18Z`, root),
    path(d`M14 -23Q28 -22 28 -14Q28 22 0 50Q18 18 14 -23Z`, '#d0662a'),
    line(d`M-22 -4L-6 -4M26 8L12 8M-17 16L-4 16`, '#d0662a', 3.4),
  ].join('');
}
