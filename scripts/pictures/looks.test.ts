import { expect, test } from 'vitest';
import { type Look, looks, narrowLooks } from './looks.ts';

const seen = (all: readonly Look[]) =>
  all.map(({ brand, theme, forcedColors }) => (forcedColors ? 'forced' : `${brand} ${theme}`));

test.each([
  ['wide', looks],
  ['at 320 px', narrowLooks],
])('both themes of both brands and forced colours are seen %s', (_where, all) => {
  expect(seen(all).sort()).toEqual([
    'bouwsteen dark',
    'bouwsteen light',
    'forced',
    'house dark',
    'house light',
  ]);
});

test('forced colours are seen in both brands', () => {
  const forced = [...looks, ...narrowLooks].filter(({ forcedColors }) => forcedColors);
  expect(forced.map(({ brand }) => brand)).toEqual(['bouwsteen', 'house']);
});

test('each look has a name of its own, which is that of its pictures', () => {
  const names = [...looks, ...narrowLooks].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
