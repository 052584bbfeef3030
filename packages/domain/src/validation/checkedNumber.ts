/** Upper case, without spaces, points, hyphens and invisible characters. */
export function normaliseNumber(text: string): string {
  return text.replace(/[\s\p{Cf}\p{Pd}.]/gu, '').toUpperCase();
}

/**
 * A number modulo 97, as in ISO 7064 MOD 97-10 (A is 10, Z is 35); by digit, since it exceeds the safe integers.
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
 * Whether a number passes ISO 7064 MOD 97-10 with check digits from 02 to 98; 00, 01 and 99 have remainders of others.
 *
 * @param text upper-case letters and digits only, the check digits last
 */
export function passesMod97(text: string): boolean {
  const check = Number(text.slice(-2));
  return check >= 2 && check <= 98 && remainder97(text) === 1;
}

/** The warning for a number whose check digits fail. It never blocks the form. */
export const checkThisNumber = 'Controleer dit nummer';
