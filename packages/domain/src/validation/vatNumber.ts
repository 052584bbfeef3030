import { checkThisNumber, normaliseNumber, passesMod97 } from './checkedNumber.ts';
import { cleanText } from './cleanText.ts';

/** Whether a text is empty, or has 12 to 14 characters with spaces and points. `vatNumberWarning` reports typos. */
export function hasVatNumberShape(text: string): boolean {
  const { length } = cleanText(text);
  return length === 0 || (length >= 12 && length <= 14);
}

/** Normalises a VAT number: 'NL001234567B01', 'BE0428759497'. A Belgian one of nine digits gets its leading 0. */
export function plainVatNumber(text: string): string {
  const number = normaliseNumber(text);
  const enterprise = number.startsWith('BE') ? enterpriseNumber(number) : null;
  return enterprise === null ? number : `BE${enterprise}`;
}

/** A warning for a probably mistyped Dutch or Belgian VAT number, or null. Other countries are not checked. */
export function vatNumberWarning(text: string): string | null {
  const number = normaliseNumber(text);
  if (number.startsWith('NL')) return isDutch(number) ? null : checkThisNumber;
  if (number.startsWith('BE')) return enterpriseNumber(number) === null ? checkThisNumber : null;
  return null;
}

// Belastingdienst: since 2020 sole traders have random numbers with MOD 97-10; other companies keep the nine digits
// of their RSIN, whose weighted sum is a multiple of eleven, with a suffix from B01.
function isDutch(number: string): boolean {
  if (!/^NL\d{9}B\d{2}$/.test(number)) return false;
  return passesMod97(number) || (!number.endsWith('B00') && passesElevenTest(number.slice(2, 11)));
}

function passesElevenTest(rsin: string): boolean {
  const digits = Array.from(rsin, Number);
  const check = digits[8] ?? 0;
  const sum = digits.slice(0, 8).reduce((total, digit, index) => total + digit * (9 - index), 0);
  return sum > 0 && sum % 11 === check;
}

/**
 * The ten digits of a Belgian enterprise number; null for other text.
 *
 * Source: FOD Economie. The first digit is 0 or 1, the last two are 97 minus the first eight modulo 97. Numbers from
 * before 2005 have nine digits and get a leading 0.
 *
 * @example enterpriseNumber('BE 428.759.497') // '0428759497'
 */
export function enterpriseNumber(text: string): string | null {
  const number = normaliseNumber(text).replace(/^BE/, '');
  const digits = number.length === 9 ? `0${number}` : number;
  if (!/^[01]\d{9}$/.test(digits)) return null;
  const base = Number(digits.slice(0, 8));
  return base > 0 && 97 - (base % 97) === Number(digits.slice(8)) ? digits : null;
}
