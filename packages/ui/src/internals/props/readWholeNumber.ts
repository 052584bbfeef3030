/** Reads a whole number with optional thousands points; `null` when empty, `undefined` when invalid. */
export function readWholeNumber(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^(\d+|[1-9]\d{0,2}(\.\d{3})+)$/.test(trimmed) ? Number(trimmed.replaceAll('.', '')) : undefined;
}
