/** What a spreadsheet takes for a formula, also after blanks and in the wide forms of an Asian keyboard. */
const formula = /^'*\s*[=+\-@＝＋－＠]/;

/** Whether a spreadsheet would take a text for a formula (OWASP, CSV injection). */
export const isFormula = (text: string): boolean => formula.test(text);

/**
 * The text of a cell of a file: without the apostrophe that keeps an export from being a formula, and without the
 * `="…"` around an identifier.
 *
 * @example cellText('="00123"') // '00123'
 * @example cellText("'=1+1") // '=1+1'
 */
export function cellText(cell: string): string {
  if (cell.startsWith("'") && isFormula(cell)) return cell.slice(1);
  const [, inner] = /^="(.*)"$/s.exec(cell) ?? [];
  return inner === undefined ? cell : inner.replaceAll('""', '"');
}
