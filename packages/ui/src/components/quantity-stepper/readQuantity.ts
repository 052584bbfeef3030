/**
 * What stands in a number field: a number, or `null` when it is empty or unreadable. A Dutch comma counts as
 * the point that a browser without the Dutch locale leaves in place.
 *
 * @example
 * readQuantity('12'); // 12
 * readQuantity('1,5'); // 1.5
 * readQuantity(''); // null
 */
export function readQuantity(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : null;
}
