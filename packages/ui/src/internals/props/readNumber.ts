const decimalNumber = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i;

/**
 * Reads a number field: `null` when empty, else a float. Text that is no decimal number counts as empty, as in a native
 * number field; a Dutch comma counts as a decimal point, since browsers without the Dutch locale keep it.
 *
 * @example
 * readNumber(''); // null
 * readNumber('1,5'); // 1.5
 * readNumber('0x10'); // null
 */
export function readNumber(text: string): number | null {
  const trimmed = text.trim();
  if (!decimalNumber.test(trimmed)) return null;
  const number = Number(trimmed.replace(',', '.'));
  return Number.isFinite(number) ? number : null;
}
