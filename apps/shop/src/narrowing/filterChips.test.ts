// @vitest-environment node
import { expect, test } from 'vitest';
import { filterChips } from './filterChips.ts';
import { shownNarrowing } from './shownNarrowing.ts';
import { unnarrowed } from './unnarrowed.ts';

const chosen = {
  ...unnarrowed,
  brands: ['Pukkie', 'Wolkje'],
  onOffer: true,
  inStock: true,
  priceFrom: 5,
  priceUntil: 12.5,
  order: 'price',
} as const;

test('each filter that is on has a name, and a list without it', () => {
  const chips = filterChips(chosen);
  expect(chips.map(({ label }) => label)).toEqual([
    'Merk: Pukkie',
    'Merk: Wolkje',
    'In de aanbieding',
    'Op voorraad',
    'Vanaf €\u00a05,00',
    'Tot en met €\u00a012,50',
  ]);
  expect(chips[0]?.without).toEqual({ ...chosen, brands: ['Wolkje'] });
  expect(chips[5]?.without).toEqual({ ...chosen, priceUntil: null });
  expect(new Set(chips.map(({ id }) => id)).size).toBe(6);
});

test('[R01] for a visitor nothing is chosen by price', () => {
  const shown = shownNarrowing(chosen, false);
  expect(shown).toEqual({ ...chosen, priceFrom: null, priceUntil: null, order: 'default' });
  expect(shownNarrowing({ ...chosen, order: 'name' }, false).order).toBe('name');
  expect(shownNarrowing(chosen, true)).toBe(chosen);
});
