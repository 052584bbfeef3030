import { normaliseNumber } from './normaliseNumber.ts';

/**
 * A VAT number as its country writes it: 'NL001234567B01', 'BE 0428.759.497'. Of other countries only the blanks go;
 * text that has no length of a VAT number comes back trimmed, otherwise as it was.
 */
export function formatVatNumber(text: string): string {
  const number = normaliseNumber(text);
  const belgian = /^BE(\d{4})(\d{3})(\d{3})$/.exec(number);
  if (belgian) return `BE ${belgian[1]}.${belgian[2]}.${belgian[3]}`;
  return number.length >= 12 && number.length <= 14 ? number : text.trim();
}
