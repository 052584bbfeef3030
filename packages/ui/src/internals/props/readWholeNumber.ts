/**
 * Reads a typed whole number: digits, with Dutch thousands points. `null` when empty, `undefined` when invalid.
 *
 * @example
 * readWholeNumber('1.000'); // 1000
 * readWholeNumber(''); // null
 * readWholeNumber('2,5'); // undefined
 */
export function readWholeNumber(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^(\d+|[1-9]\d{0,2}(\.\d{3})+)$/.test(trimmed) ? Number(trimmed.replaceAll('.', '')) : undefined;
}
