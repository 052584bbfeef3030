// @vitest-environment node
import { expect, test } from 'vitest';
import { matchedParts } from './matchedParts.ts';

const shown = (text: string, term: string) =>
  matchedParts(text, term)
    .map(({ text: part, matched }) => (matched ? `[${part}]` : part))
    .join('');

test.each([
  ['Luiers maat 4', 'lui', '[Lui]ers maat 4'],
  ['Luiers maat 4', 'maat LUIERS', '[Luiers] [maat] 4'],
  ['Crème brûlée', 'creme', '[Crème] brûlée'],
  ['Pluiers', 'lui', 'Pluiers'],
  ['Luiers', '', 'Luiers'],
  ['Luiers', 'luierschoon', 'Luiers'],
  ['2+1 (extra)', '(extra', '2+1 (extra)'],
  ['İstanbul 😀 luiers', 'luiers', 'İstanbul 😀 [luiers]'],
  ['', 'lui', ''],
])('of ‘%s’, typed ‘%s’: %s', (text, term, expected) => {
  expect(shown(text, term)).toBe(expected);
});

test('the pieces together are the text', () => {
  const text = 'Luiers İ 😀 maat é 4 luiers';
  expect(
    matchedParts(text, 'lui maat')
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
