import { measureGuesses } from '../accounts/measureGuesses.ts';

/** What 16 random bytes in hexadecimal take at the least, by the same measure. */
const fewestGuesses = 1e28;

/** Random characters hold no word of this length; where there is one, somebody thought the secret up. */
const longestWord = 6;

/** Why a secret will not do in production, in one line; null when it will. Never shows it. */
export function secretProblem(name: string, secret: string | undefined): string | null {
  if (secret === undefined) return `${name} is missing: in production it has to be set.`;
  const { guesses, words } = measureGuesses(secret);
  return guesses < fewestGuesses || words.some((word) => word.length > longestWord)
    ? `${name} is weak: it can be guessed. Make one with: openssl rand -base64 32`
    : null;
}
