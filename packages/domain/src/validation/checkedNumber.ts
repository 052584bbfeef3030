// What an IBAN and a VAT number have in common.

/**
 * An IBAN or a VAT number as computers exchange it: capitals, without the blanks, points and hyphens
 * that people put in to read it, and without the invisible characters that come along when one pastes.
 *
 * @example normaliseNumber('nl91 abna 0417 1643 00') // 'NL91ABNA0417164300'
 */
export function normaliseNumber(text: string): string {
  return text.replace(/[\s\p{Cf}\p{Pd}.]/gu, '').toUpperCase();
}

/**
 * The remainder of a long number after division by 97, with letters read as two digits (A is 10, Z is
 * 35), as ISO 7064 MOD 97-10 has it. Digit by digit, because the numbers do not fit a float.
 *
 * @param text capital letters and digits only
 */
export function remainder97(text: string): number {
  return Array.from(text).reduce((remainder, character) => {
    const value = Number.parseInt(character, 36);
    return (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}

/**
 * Whether a number passes ISO 7064 MOD 97-10, and its two check digits are ones that the standard gives out: 02 to 98.
 * 00, 01 and 99 leave the same remainders as 97, 98 and 02, so that the remainder alone does not refuse them.
 *
 * @param text capital letters and digits only, the check digits last
 */
export function passesMod97(text: string): boolean {
  const check = Number(text.slice(-2));
  return check >= 2 && check <= 98 && remainder97(text) === 1;
}

/** The warning under a number whose check digits fail. Never a refusal. */
export const checkThisNumber = 'Controleer dit nummer';
