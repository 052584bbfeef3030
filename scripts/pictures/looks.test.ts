import { expect, test } from 'vitest';
import { type Look, looks, narrowLooks } from './looks.ts';

const seen = (all: readonly Look[]) => ({
  brands: [...new Set(all.map(({ brand }) => brand))].sort(),
  themes: [...new Set(all.map(({ theme }) => theme))].sort(),
  forced: all.some(({ forcedColors }) => forcedColors),
});

test.each([
  ['wide', looks],
  ['at 320 px', narrowLooks],
])('both brands, both themes and forced colours are seen %s', (_where, all) => {
  expect(seen(all)).toEqual({ brands: ['bouwsteen', 'house'], themes: ['dark', 'light'], forced: true });
});

test('forced colours are seen in both brands', () => {
  const forced = [...looks, ...narrowLooks].filter(({ forcedColors }) => forcedColors);
  expect(seen(forced).brands).toEqual(['bouwsteen', 'house']);
});

test('each look has a name of its own, which is that of its pictures', () => {
  const names = [...looks, ...narrowLooks].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
