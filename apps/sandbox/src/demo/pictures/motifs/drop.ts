import { d, faded, path } from '../svg.ts';
import type { MotifColors } from './Motif.ts';

/** A large and a small drop with their shine. */
export const drop = { draw: drawDrop, tones: [] };

function drawDrop({ mark, ground }: MotifColors): string {
  return [
    path(d`M-12 -48Q22 -8 22 14Q20 44 -12 46Q-44 44 -46 14Q-46 -8 -12 -48Z`, mark),
    faded(0.35, path(d`M-34 8Q-34 32 -12 36Q-24 26 -26 6Z`, ground)),
    path(d`M34 0Q50 20 50 30Q48 44 34 45Q20 44 18 30Q18 20 34 0Z`, ground),
    path(d`M35 6Q48 22 48 31Q47 43 35 44Q23 43 22 31Q22 22 35 6Z`, mark),
  ].join('');
}
