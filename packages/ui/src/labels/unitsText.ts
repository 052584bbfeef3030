/**
 * How many units there are, in words.
 *
 * @example
 * unitsText(1); // '1 artikel'
 * unitsText(9); // '9 artikelen'
 */
export function unitsText(count: number): string {
  return count === 1 ? '1 artikel' : `${count} artikelen`;
}
