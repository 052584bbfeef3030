import { circle } from '../svg.ts';
import type { MotifColors } from './Motif.ts';

/** Confetti in two tones, for a pack without a picture. */
export const ornament = { draw: drawOrnament, tones: [] };

function drawOrnament({ mark, accent }: MotifColors): string {
  return [
    circle(-22, -18, 20, mark),
    circle(22, -26, 12, accent),
    circle(24, 16, 22, mark),
    circle(-18, 26, 13, accent),
    circle(2, 2, 6, accent),
  ].join('');
}
