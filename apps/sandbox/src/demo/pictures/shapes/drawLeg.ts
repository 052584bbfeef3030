import { d, path } from '../svg.ts';

/** A leg of a chair or table, as wide as `width` at the top and a little narrower at its foot. */
export function drawLeg(
  topX: number,
  top: number,
  footX: number,
  foot: number,
  width: number,
  color: string,
): string {
  const half = width / 2;
  return path(
    d`M${topX - half} ${top}H${topX + half}L${footX + half * 0.76} ${foot}H${footX - half * 0.76}Z`,
    color,
  );
}
