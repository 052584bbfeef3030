/**
 * Whether something typed can be ordered: a whole number from 0, up to `max` where there is one.
 *
 * @example
 * isOrderable(12); // true
 * isOrderable(12, 10); // false
 * isOrderable(1.5); // false
 * isOrderable(null); // false: the field is empty
 */
export function isOrderable(value: number | null, max = Number.POSITIVE_INFINITY): value is number {
  return value !== null && Number.isInteger(value) && value >= 0 && value <= max;
}
