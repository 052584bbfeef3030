import { expect, test, vi } from 'vitest';
import { perLocale } from './perLocale.ts';

test('a locale gets one formatter, however often it is used', () => {
  const create = vi.fn((locale: string) => ({ locale }));
  const formatOf = perLocale(create);
  expect(['nl', 'fr', 'nl', 'nl'].map((locale) => formatOf(locale).locale)).toEqual(['nl', 'fr', 'nl', 'nl']);
  expect(create.mock.calls).toEqual([['nl'], ['fr']]);
});
