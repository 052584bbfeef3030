import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { passwordProblem } from './passwordProblem.ts';

const owner = { email: 'noor@krekel.test', companyName: 'Kinderopvang De Zonnewijzer' };

describe('the 3,000 most common passwords of eight or more letters are refused, also with a capital', () => {
  const commonest = dictionary['passwords-common'].filter((word) => word.length >= 8);
  // Measuring one takes a millisecond; one test of all could exceed its time limit on a busy machine.
  const hundreds = Array.from({ length: 30 }, (_, index) => index * 100);
  test.each(hundreds)('the hundred from number %i', (start) => {
    const words = commonest.slice(start, start + 100);
    expect(words).toHaveLength(100);
    const ways = new Set(words.flatMap((word) => [word, word[0]?.toUpperCase() + word.slice(1)]));
    expect([...ways].filter((word) => passwordProblem(word, owner, 'Magazijn') === null)).toEqual([]);
  });
});
