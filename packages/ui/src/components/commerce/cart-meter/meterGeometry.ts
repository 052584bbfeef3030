export type MeterGeometryInput = {
  value: number;
  /** The minimum order, in euros; 0 for none. */
  minimum: number;
  /** The subtotal with free delivery, in euros; 0 for never. */
  free: number;
};

/** Positions as percentages of the ruler's width. */
export type MeterGeometry = {
  /** End of the scale in euros: a tenth past the last mark, so that the mark is not on the edge. */
  max: number;
  filled: number;
  minimum: number;
  free: number;
  /** Small ticks at every twentieth of the last mark; every fifth one is tall. */
  ticks: readonly { at: number; tall: boolean }[];
};

const percentage = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;

/** Positions on the cart's ruler: for 55, 75 and 100 euros, max is 110, filled 50 and minimum 68.2. */
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
