export type MeterGeometryInput = {
  /** What is in the cart, in euros. */
  value: number;
  /** The minimum order, in euros; 0 when there is none. */
  minimum: number;
  /** From here on delivery is free, in euros; 0 when it never is. */
  free: number;
};

/** All positions as a percentage of the ruler's width. */
export type MeterGeometry = {
  /** End of the scale in euros: a tenth past the last mark, so that the mark does not stand on the edge. */
  max: number;
  filled: number;
  minimum: number;
  free: number;
  /** Small ticks at every twentieth of the scale's last mark; each fifth is tall. */
  ticks: readonly { at: number; tall: boolean }[];
};

const percentage = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;

/**
 * Where everything stands on the cart's ruler.
 *
 * @example
 * meterGeometry({ value: 55, minimum: 75, free: 100 }); // max 110, filled 50, minimum 68.2, free 90.9
 */
export function meterGeometry({ value, minimum, free }: MeterGeometryInput): MeterGeometry {
  const last = Math.max(minimum, free, 1);
  const max = Math.round(last * 110) / 100;
  const step = last / 20;
  const ticks = Array.from({ length: 21 }, (_, index) => ({
    at: percentage((index + 1) * step, max),
    tall: (index + 1) % 5 === 0,
  }));
  return {
    max,
    filled: percentage(Math.min(Math.max(value, 0), max), max),
    minimum: percentage(minimum, max),
    free: percentage(free, max),
    ticks,
  };
}
