import { checkThisNumber, normaliseNumber, remainder97 } from './checkedNumber.ts';

/**
 * Whether a text is a VAT number as the specification wants it: nothing, because it is
 * optional, or 12 to 14 characters. `vatNumberWarning` says when it is probably mistyped.
 */
export function hasVatNumberShape(text: string): boolean {
  return text === '' || (text.length >= 12 && text.length <= 14);
}

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

/**
 * A warning for a Dutch or Belgian VAT number that is probably mistyped, or null. Numbers of other countries pass: we do
 * not know their rules. Empty is not mistyped.
 */
export function vatNumberWarning(text: string): string | null {
  const number = normaliseNumber(text);
  if (number.startsWith('NL')) return isDutch(number) ? null : checkThisNumber;
  if (number.startsWith('BE')) return isBelgian(number) ? null : checkThisNumber;
  return null;
}

// Belastingdienst: sole traders have had random numbers with MOD 97-10 since 2020; other companies
// keep the nine digits of their RSIN, whose weighted sum is a multiple of eleven.
function isDutch(number: string): boolean {
  if (!/^NL\d{9}B\d{2}$/.test(number)) return false;
  return remainder97(number) === 1 || passesElevenTest(number.slice(2, 11));
}

function passesElevenTest(rsin: string): boolean {
  const digits = Array.from(rsin, Number);
  const check = digits[8] ?? 0;
  const sum = digits.slice(0, 8).reduce((total, digit, index) => total + digit * (9 - index), 0);
  return sum > 0 && sum % 11 === check;
}

// FOD Economie: ten digits that start with 0 or, since 19 September 2023, 1; the last two are 97 less
// the first eight modulo 97. Numbers from before 2005 have nine digits: a 0 belongs in front.
function isBelgian(number: string): boolean {
  const digits = number.slice(2).padStart(10, '0');
  if (!/^[01]\d{9}$/.test(digits)) return false;
  return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}
