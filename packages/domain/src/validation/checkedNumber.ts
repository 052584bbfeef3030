// Shared by IBAN and VAT number.

/**
 * Normalises an IBAN or VAT number: upper case, without spaces, points, hyphens and invisible characters.
 *
 * @example normaliseNumber('nl91 abna 0417 1643 00') // 'NL91ABNA0417164300'
 */
export function normaliseNumber(text: string): string {
  return text.replace(/[\s\p{Cf}\p{Pd}.]/gu, '').toUpperCase();
}

/**
 * The remainder of a long number divided by 97, with letters as two digits (A is 10, Z is 35), as in ISO 7064 MOD
 * 97-10. Computed digit by digit, because the numbers exceed the safe integers.
 *
 * @param text upper-case letters and digits only
 */
export function remainder97(text: string): number {
  return Array.from(text).reduce((remainder, character) => {
    const value = Number.parseInt(character, 36);
    return (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}

/**
 * Whether a number passes ISO 7064 MOD 97-10 with check digits from 02 to 98. 00, 01 and 99 have the same remainders
 * as 97, 98 and 02, so the remainder alone would accept them.
 *
 * @param text upper-case letters and digits only, the check digits last
 */
export function passesMod97(text: string): boolean {
  const check = Number(text.slice(-2));
  return check >= 2 && check <= 98 && remainder97(text) === 1;
}

/** The warning for a number whose check digits fail. It never blocks the form. */
export const checkThisNumber = 'Controleer dit nummer';
