import { d, line, path } from '../svg.ts';
import type { MotifColors } from './Motif.ts';

/** A pair of leaves on a stem. */
export const leaf = { draw: drawLeaf, tones: [] };

function drawLeaf({ mark, ground }: MotifColors): string {
  return [
    path(d`M2 34Q-52 30 -44 -22Q4 -22 2 34Z`, mark),
    path(d`M6 18Q4 -40 48 -46Q56 8 6 18Z`, mark),
    line(d`M0 46Q0 4 -26 -6M3 26Q12 -8 34 -28`, ground, 4),
    line(d`M2 34L0 48`, mark, 5),
  ].join('');
}
