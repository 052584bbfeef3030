import type { PackDress } from '../PackDress.ts';
import { circle, d, path, rect } from '../svg.ts';

/**
 * The darker tone at the foot of a pack, from `top` down to `bottom`. Its edge differs from product to product:
 * a hill, a wave, a slope, two hills or a row of scallops.
 */
export function drawFoot(dress: PackDress, left: number, right: number, top: number, bottom: number): string {
  const { deep, light } = dress.palette;
  const width = right - left;
  const [quarter, middle, three] = [left + width / 4, left + width / 2, left + (width * 3) / 4];
  const rise = Math.min(34, (bottom - top) * 0.22);
  const close = d`L${right} ${bottom}L${left} ${bottom}Z`;
  const edges = [
    () => path(d`M${left} ${top + rise}Q${middle} ${top - rise} ${right} ${top + rise}` + close, deep),
    () =>
      path(d`M${left} ${top}Q${quarter} ${top - rise * 1.3} ${middle} ${top}T${right} ${top}` + close, deep),
    () =>
      path(
        d`M${left} ${top - rise * 0.6}Q${middle} ${top - rise * 0.4} ${right} ${top + rise}` + close,
        light,
      ) +
      path(
        d`M${left} ${top + rise * 1.2}Q${middle} ${top + rise} ${right} ${top - rise * 0.6}` + close,
        deep,
      ),
    () =>
      path(
        d`M${middle - width * 0.2} ${bottom}Q${three} ${top - rise * 1.6} ${right + 40} ${bottom}Z`,
        light,
      ) +
      path(
        d`M${left} ${top + rise * 0.4}Q${quarter} ${top - rise} ${right} ${top + rise * 1.5}` + close,
        deep,
      ),
    () => {
      const size = width / 8;
      const scallops = [0, 1, 2, 3, 4, 5, 6, 7].map((step) =>
        circle(left + size * (step + 0.5), top + 6, size * 0.52, deep),
      );
      return scallops.join('') + rect(left, top + 4, width, bottom - top - 4, deep);
    },
  ];
  return edges[Math.floor(dress.chance * 5) % 5]?.() ?? '';
}
