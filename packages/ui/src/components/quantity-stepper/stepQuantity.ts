interface Bounds {
  readonly min: number;
  /** Without it there is none above. */
  readonly max?: number | undefined;
  readonly step?: number | undefined;
}

/**
 * The next quantity up or down: a whole number of steps from `min`, between the bounds. Something in between goes to the
 * next one on its way; nothing at all counts as the lower bound.
 *
 * @example
 * stepQuantity(2, 1, { min: 0 }); // 3
 * stepQuantity(1.5, 1, { min: 0 }); // 2
 * stepQuantity(6, 1, { min: 0, step: 6 }); // 12
 * stepQuantity(null, -1, { min: 0 }); // 0
 */
export function stepQuantity(
  value: number | null,
  direction: 1 | -1,
  { min, max = Number.POSITIVE_INFINITY, step = 1 }: Bounds,
): number {
  const steps = ((value ?? min) - min) / step;
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return Math.min(max, Math.max(min, min + next * step));
}
