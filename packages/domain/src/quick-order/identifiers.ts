/** Article numbers and EANs: five digits or more, also in groups, or a code of letters and digits without spaces. */
const figures = /^\d(?:[ .-]?\d){4,}$/;
const grouped = /^\d{3} \d{3}$|^\d \d{6} \d{6}$/;
const code = /^(?=[^\s]*\d{2})[a-z]{1,6}[-./]?[a-z\d-]*\d[a-z\d-]*$/i;
const spaced = / /;

/** Whether a text looks like an article number or an EAN, in their groups: '101404 2' is a number with a quantity. */
export const isIdentifier = (text: string): boolean =>
  (figures.test(text) && (!spaced.test(text) || grouped.test(text))) || code.test(text);

/** The article number or EAN at the start of a text, before a name: '101 404' of '101 404 Luiers'. */
export function leadingIdentifier(text: string): string | null {
  if (isIdentifier(text)) return text;
  const [, found] = /^(\d{3} \d{3}|\d{5,14})(?:[\s,:;-]+)(?=\p{L})/u.exec(text) ?? [];
  return found ?? null;
}

/** Whether a spreadsheet has shortened a long number, so that its last digits are lost: '8,71E+12'. */
export const isShortened = (text: string): boolean => /^\d(?:[.,]\d+)?E\+\d+$/i.test(text.trim());
