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
