/**
 * Whether something typed can be ordered: a whole number from 0 to 9999.
 *
 * @example
 * isOrderable(12); // true
 * isOrderable(1.5); // false
 * isOrderable(null); // false: the field is empty
 */
export function isOrderable(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value >= 0 && value <= 9999;
}
