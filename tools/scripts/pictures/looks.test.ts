import { expect, test } from 'vitest';
import { contrastLook, looks, narrowLook } from './looks.ts';

test('both themes of both brands and forced colours are seen', () => {
  expect(looks.map((look) => (look.forcedColors ? 'forced' : `${look.brand} ${look.theme}`)).sort()).toEqual([
    'bouwsteen dark',
    'bouwsteen light',
    'forced',
    'house dark',
    'house light',
  ]);
});

test('each look has a name of its own, which is that of its pictures', () => {
  const names = [...looks, narrowLook, contrastLook].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
