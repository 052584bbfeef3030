import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { passwordProblem } from './passwordProblem.ts';

const owner = { email: 'noor@krekel.test', companyName: 'Kinderopvang De Zonnewijzer' };

describe('the 3,000 commonest of eight or more letters are refused, as they are and with a capital', () => {
  const commonest = dictionary['passwords-common'].filter((word) => word.length >= 8);
  // Measuring one takes a millisecond: a test of them all would take longer than a test may on a busy machine.
  const hundreds = Array.from({ length: 30 }, (_, index) => index * 100);
  test.each(hundreds)('the hundred from %i on', (start) => {
    const words = commonest.slice(start, start + 100);
    expect(words).toHaveLength(100);
    const ways = new Set(words.flatMap((word) => [word, word[0]?.toUpperCase() + word.slice(1)]));
    expect([...ways].filter((word) => passwordProblem(word, owner, 'Magazijn') === null)).toEqual([]);
  });
});
