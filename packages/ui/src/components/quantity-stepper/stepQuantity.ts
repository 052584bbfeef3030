/**
 * The next whole quantity up or down, between the bounds; without `max` there is none above. Something in between is rounded in the direction of
 * the step; nothing at all counts as the lower bound.
 *
 * @example
 * stepQuantity(2, 1, 0, 9999); // 3
 * stepQuantity(1.5, 1, 0, 9999); // 2
 * stepQuantity(null, -1, 0, 9999); // 0
 */
export function stepQuantity(
  value: number | null,
  step: 1 | -1,
  min: number,
  max = Number.POSITIVE_INFINITY,
): number {
  const from = value ?? min;
  const next = step === 1 ? Math.floor(from) + 1 : Math.ceil(from) - 1;
  return Math.min(max, Math.max(min, next));
}
