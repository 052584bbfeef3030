// @vitest-environment node
import { expect, test } from 'vitest';
import { filterOptions } from './filterOptions.ts';

const options = ['België', 'Nederland', 'Groep Zon, Utrecht'].map((label) => ({ value: label, label }));
const found = (term: string) => filterOptions(options, term).map(({ value }) => value);

test('accents and capitals make no difference', () => {
  expect(found('BELGIE')).toEqual(['België']);
});

test('each word is matched separately, at any position', () => {
  expect(found('utrecht  zon')).toEqual(['Groep Zon, Utrecht']);
  expect(found('zon amsterdam')).toEqual([]);
});

test('without a term all of them stay', () => {
  expect(found(' ')).toHaveLength(3);
});
