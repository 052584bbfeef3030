/**
 * The numbers that 'Meer' hides, as one range with an en dash.
 *
 * @example
 * hiddenRange(['8', '9', '12']); // '8–12'
 * hiddenRange(['12']); // '12'
 * hiddenRange([]); // ''
 */
export function hiddenRange(numbers: readonly string[]): string {
  const first = numbers[0] ?? '';
  const last = numbers.at(-1) ?? '';
  return first === last ? first : `${first}–${last}`;
}
