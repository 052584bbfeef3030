// @vitest-environment node
import { expect, test } from 'vitest';
import { shownLiterals } from './shownLiterals.ts';

const parts = import.meta.glob<string>(
  ['../{components,link}/**/*.tsx', '!**/*.{test,stories}.tsx', '!**/[sS]ample[A-Z]*'],
  { query: '?raw', import: 'default', eager: true },
);

/** The sign of information is a letter in every language. */
const signs = ['i'];

test('no component hard-codes a text: each is a prop or a label', () => {
  expect(shownLiterals('<p title={name ?? "Sluit"}>Kies {open && "nu"}</p>')).toEqual([
    'Sluit',
    'Kies',
    'nu',
  ]);
  expect(Object.keys(parts).length).toBeGreaterThan(120);
  const written = Object.entries(parts).map(([path, source]) => [
    path,
    shownLiterals(source).filter((text) => !signs.includes(text)),
  ]);
  expect(written.filter(([, texts]) => texts?.length)).toEqual([]);
});
