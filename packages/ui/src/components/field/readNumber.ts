/**
 * What a number field holds: `null` when it is empty or no number, else a float (clause V22).
 *
 * @example
 * readNumber(''); // null
 * readNumber('1.5'); // 1.5
 */
export function readNumber(text: string): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}
