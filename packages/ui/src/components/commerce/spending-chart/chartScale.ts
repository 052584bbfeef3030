/** The range of a chart, and the amounts at its lines, from the top down and equally spaced. */
export interface ChartScale {
  readonly top: number;
  readonly bottom: number;
  readonly ticks: readonly number[];
}

/** A value that is not finite, or too close to 0 to compute a step from, counts as 0. */
const readable = (value: number) => (Number.isFinite(value) && Math.abs(value) > 1e-300 ? value : 0);

/** The smallest of 1, 2, 5, 10, 20, 50 … that is at least `min`. */
function roundStep(min: number): number {
  const power = 10 ** Math.floor(Math.log10(min));
  return power * ([1, 2, 5].find((factor) => factor * power >= min) ?? 10);
}

/** A scale that contains zero and all values, with three to six lines at round amounts. */
export function chartScale(values: readonly number[]): ChartScale {
  const highest = Math.max(0, ...values.map(readable));
  const lowest = Math.min(0, ...values.map(readable));
  const step = roundStep((highest - lowest || 400) / 4);
  const below = Math.floor(lowest / step);
  // Without values there are still two lines.
  const above = Math.ceil(highest / step) || (below === 0 ? 1 : 0);
  const ticks = Array.from({ length: above - below + 1 }, (_, index) => (above - index) * step);
  return { top: above * step, bottom: below * step, ticks };
}

/** The position of a value above the bottom of the scale, in percent. */
export function placeOn({ top, bottom }: ChartScale, value: number): number {
  return ((readable(value) - bottom) / (top - bottom)) * 100;
}
