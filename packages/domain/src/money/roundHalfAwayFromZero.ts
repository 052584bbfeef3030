/**
 * The one rounding of the shop: to a whole number, and a half goes away from zero
 * (2.5 → 3, -2.5 → -3), as Dutch and Belgian tax offices expect of amounts in cents.
 *
 * Products such as 1.005 × 100 come out of floating point as 100.49999999999999.
 * Fifteen significant digits are what a float holds reliably, so the noise behind them is cut first.
 */
export function roundHalfAwayFromZero(value: number): number {
  const size = Math.abs(value);
  const withoutNoise = size < 1e13 ? Number(size.toPrecision(15)) : size;
  const rounded = Math.round(withoutNoise);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}
