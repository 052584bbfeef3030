interface Bounds {
  readonly min: number;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
}

/**
 * The next quantity up or down: a whole number of steps from `min`, not above `max`. A value between two
 * steps goes to the next one in its direction, and an empty field counts as 0.
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
