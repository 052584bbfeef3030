import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as dutch } from '@zxcvbn-ts/language-nl-be';

let estimator: ZxcvbnFactory | undefined;

/** Created on first use, since ranking the dictionaries takes up to 90 ms of processor time. */
function openEstimator(): ZxcvbnFactory {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common, ...dutch },
    graphs: adjacencyGraphs,
    maxLength: 128,
  });
  return estimator;
}

/**
 * How many guesses find a secret: common passwords, Dutch and English words, names, sequences, repeats and dates.
 *
 * @param words further words to try, in lower case.
 * @returns the estimate, and the words found in the secret.
 */
export function measureGuesses(
  secret: string,
  words: readonly string[] = [],
): { readonly guesses: number; readonly words: readonly string[] } {
  const { guesses, sequence } = openEstimator().check(secret, [...words]);
  return {
    guesses,
    words: sequence.flatMap(({ pattern, token }) => (pattern === 'dictionary' ? [token] : [])),
  };
}
