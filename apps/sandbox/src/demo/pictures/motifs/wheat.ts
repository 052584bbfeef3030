import { d, ellipse, line } from '../svg.ts';

const grain = '#d99a2b';

/** An ear of wheat. */
export const wheat = { draw: drawWheat, tones: [grain] };

function drawWheat(): string {
  const rows = [-24, -8, 8, 24].flatMap((y) => [
    ellipse(-13, y, 7, 13, grain, -32),
    ellipse(13, y, 7, 13, grain, 32),
    line(d`M-9 ${y + 6}L-16 ${y - 6}M9 ${y + 6}L16 ${y - 6}`, '#f3cd7c', 2.2),
  ]);
  return [line(d`M0 -30L0 49`, '#b47a1d', 4), ...rows, ellipse(0, -38, 6.5, 12, grain)].join('');
}
