import { ink } from '../inks.ts';
import { mixColors } from '../mixColors.ts';
import type { PackDress } from '../PackDress.ts';
import { drawFigure } from '../print/drawFigure.ts';
import { drawMotif } from '../print/drawMotif.ts';
import { drawPlate } from '../print/drawPlate.ts';
import { circle, d, faded, line, path, rect } from '../svg.ts';

/** A tricycle from the side, with the motif on a sign at the handlebar. */
export function drawTricycle(dress: PackDress): string {
  const { accent, base, deep, light } = dress.palette;
  const bike = [
    wheel(-152, 74, base, light),
    line(d`M-152 -74L-92 -196M-120 -150H30L96 -250`, base, 26),
    line(d`M96 -292L134 -106`, deep, 24),
    line(d`M-172 -226Q-180 -300 -150 -318`, deep, 18),
    path(
      d`M-186 -232Q-130 -214 -60 -226Q-34 -228 -36 -212Q-38 -192 -70 -188H-150Q-186 -192 -186 -232Z`,
      accent,
    ),
    faded(0.26, path(d`M-184 -228Q-130 -210 -60 -222Q-40 -224 -38 -214Q-120 -200 -182 -216Z`, '#ffffff')),
    wheel(134, 106, base, light),
    line(d`M134 -106L168 -76`, ink, 12),
    rect(146, -80, 52, 16, accent, 6),
    line(d`M96 -292L86 -336Q84 -352 66 -352H36`, '#8d93a5', 14),
    line(d`M54 -352H26`, accent, 26),
    faded(0.2, line(d`M-86 -158H26L84 -244`, '#ffffff', 7)),
  ].join('');
  const facing = dress.side === 'front' ? bike : `<g transform="scale(-1 1)">${bike}</g>`;
  const turn = dress.side === 'front' ? 1 : -1;
  return [
    facing,
    circle(112 * turn, -274, 56, mixColors(light, '#ffffff', 0.4)),
    drawMotif(dress, 112 * turn, -274, 86, mixColors(light, '#ffffff', 0.4)),
    drawPlate(dress, -40 * turn, -140, 150, 42),
    drawFigure(dress, -152 * turn, -74, 36),
  ].join('');
}

function wheel(x: number, radius: number, rim: string, spokes: string): string {
  const reach = radius - 24;
  return [
    circle(x, -radius, radius, '#66628f'),
    circle(x, -radius, radius - 4, ink),
    circle(x, -radius, radius - 20, spokes),
    line(d`M${x - reach} ${-radius}H${x + reach}M${x} ${-radius - reach}V${-radius + reach}`, rim, 7),
    circle(x, -radius, radius * 0.26, rim),
  ].join('');
}
