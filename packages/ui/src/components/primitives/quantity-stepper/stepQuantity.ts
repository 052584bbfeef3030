interface Bounds {
  readonly min: number;
  /** Unlimited when left out. */
  readonly max?: number | undefined;
  readonly step?: number | undefined;
}

/**
 * The next quantity up or down: a whole number of steps from `min`, between the bounds. A value between two steps goes
 * to the next one in its direction, and an empty field counts as 0. The highest quantity is the last whole step not
 * above `max`.
 *
 * @example
 * stepQuantity(2, 1, { min: 0 }); // 3
 * stepQuantity(1.5, 1, { min: 0 }); // 2
 * stepQuantity(6, 1, { min: 0, step: 6 }); // 12
 * stepQuantity(18, 1, { min: 6, max: 20, step: 6 }); // 18
 * stepQuantity(null, 1, { min: 6, step: 6 }); // 6
 */
export function stepQuantity(
  value: number | null,
  direction: 1 | -1,
  { min, max = Number.POSITIVE_INFINITY, step = 1 }: Bounds,
): number {
  const steps = ((value ?? 0) - min) / step;
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  const last = Math.floor((max - min) / step);
  return min + Math.max(0, Math.min(next, last)) * step;
}
