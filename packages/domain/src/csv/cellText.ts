/** The start of a formula in spreadsheets, also after spaces and in the full-width forms of an Asian keyboard. */
const formula = /^'*\s*[=+\-@＝＋－＠]/;

/** Whether a spreadsheet would run a text as a formula (OWASP, CSV injection). */
export const isFormula = (text: string): boolean => formula.test(text);

/**
 * Removes the apostrophe that an export puts before a formula, and the `="…"` around an identifier.
 *
 * @example cellText('="00123"') // '00123'
 */
export function cellText(cell: string): string {
  if (cell.startsWith("'") && isFormula(cell)) return cell.slice(1);
  const [, inner] = /^="(.*)"$/s.exec(cell) ?? [];
  return inner === undefined ? cell : inner.replaceAll('""', '"');
}
