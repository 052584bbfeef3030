import { checkThisNumber } from './checkThisNumber.ts';
import { normaliseNumber } from './normaliseNumber.ts';
import { remainder97 } from './remainder97.ts';

/**
 * A warning for a Dutch or Belgian VAT number that is probably mistyped, or null (decision "IBAN,
 * VAT number"). Numbers of other countries pass: we do not know their rules. Empty is not mistyped.
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
