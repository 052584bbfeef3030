import { faded, rect } from '../svg.ts';

/** The light of the shelf on a body: a paler strip at the left, a darker plane at the right. */
export function drawShade(x: number, y: number, width: number, height: number): string {
  const strip = Math.max(9, width * 0.045);
  return [
    faded(0.26, rect(x + width * 0.055, y, strip, height, '#ffffff')),
    faded(0.13, rect(x + width * 0.83, y, width * 0.17 + 1, height, '#2a2548')),
  ].join('');
}
