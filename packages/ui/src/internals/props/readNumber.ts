const decimalNumber = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i;

/**
 * What a number field holds: `null` when it is empty, else a float. Text that is no decimal number counts as empty, as a
 * browser's own number field has it; a Dutch comma counts as the point that a browser without the Dutch locale leaves in
 * place.
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
