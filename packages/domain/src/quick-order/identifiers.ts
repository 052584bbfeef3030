/** An article number or an EAN: five figures or more, also in groups, or a code of letters and figures without blanks. */
const figures = /^\d(?:[ .-]?\d){4,}$/;
const grouped = /^\d{3} \d{3}$|^\d \d{6} \d{6}$/;
const code = /^(?=[^\s]*\d{2})[a-z]{1,6}[-./]?[a-z\d-]*\d[a-z\d-]*$/i;
const spaced = / /;

/**
 * Whether a text reads as an article number or an EAN. Figures in groups count where their groups are those of article
 * numbers ('101 404') and EANs ('8 712345 678906'): '101404 2' is one with a quantity.
 */
export const isIdentifier = (text: string): boolean =>
  (figures.test(text) && (!spaced.test(text) || grouped.test(text))) || code.test(text);

/** The article number or EAN that a text begins with, before its name: '101 404' of '101 404 Luiers'. */
export function leadingIdentifier(text: string): string | null {
  if (isIdentifier(text)) return text;
  const [, found] = /^(\d{3} \d{3}|\d{5,14})(?:[\s,:;-]+)(?=\p{L})/u.exec(text) ?? [];
  return found ?? null;
}

/** A long number as a spreadsheet shortens it, so that its last figures are lost: '8,71E+12'. */
export const isShortened = (text: string): boolean => /^\d(?:[.,]\d+)?E\+\d+$/i.test(text.trim());
