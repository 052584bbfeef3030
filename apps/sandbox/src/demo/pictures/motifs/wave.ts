import { d, line } from '../svg.ts';
import type { MotifColors } from './Motif.ts';

/** Three waves of water. */
export const wave = { draw: drawWave, tones: [] };

function drawWave({ mark, accent }: MotifColors): string {
  const crest = (y: number) =>
    d`M-44 ${y}Q-33 ${y - 22} -22 ${y}Q-11 ${y + 22} 0 ${y}Q11 ${y - 22} 22 ${y}Q33 ${y + 22} 44 ${y}`;
  return line(crest(-26), mark, 10) + line(crest(0), accent, 10) + line(crest(26), mark, 10);
}
