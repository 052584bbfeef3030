import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as dutch } from '@zxcvbn-ts/language-nl-be';

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...dutch },
  graphs: adjacencyGraphs,
  maxLength: 128,
});

/**
 * After how many guesses somebody who tries the likeliest first finds a secret: common passwords, words in English and
 * Dutch, names, sequences, repeats, rows of keys and dates, and then ten for each character that is none of these.
 *
 * @param words what they would try besides, in lower case.
 * @returns also the known words that stand in it.
 */
export function measureGuesses(
  secret: string,
  words: readonly string[] = [],
): { readonly guesses: number; readonly words: readonly string[] } {
  const { guesses, sequence } = estimator.check(secret, [...words]);
  return {
    guesses,
    words: sequence.flatMap(({ pattern, token }) => (pattern === 'dictionary' ? [token] : [])),
  };
}
