const decimalNumber = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i;

/** Reads a number field, with a point or a Dutch comma; `null` when it is empty or no decimal number. */
export function readNumber(text: string): number | null {
  const trimmed = text.trim();
  if (!decimalNumber.test(trimmed)) return null;
  const number = Number(trimmed.replace(',', '.'));
  return Number.isFinite(number) ? number : null;
}
