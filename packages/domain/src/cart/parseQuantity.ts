const decimalNumber = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i;

/**
 * What a number input yields (clause V22): null when it is empty, else a float.
 * Text that is no number counts as empty, as a browser's own number input does.
 * A decimal comma is read as a point. Whether the number can be ordered is up to `lineAmount`.
 */
export function parseQuantity(text: string): number | null {
  const trimmed = text.trim();
  if (!decimalNumber.test(trimmed)) return null;
  const value = Number(trimmed.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}
