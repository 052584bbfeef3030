// @vitest-environment node
import { expect, test } from 'vitest';
import { chosenOf } from './chosenOf.ts';
import { facetsOf } from './facetsOf.ts';
import { unnarrowed } from './unnarrowed.ts';
import { withChosen } from './withChosen.ts';

const facets = { brands: [{ name: 'Pukkie', count: 3 }], onOffer: 0, inStock: 2, prices: null };

test('a choice that leaves nothing is left out, unless it is chosen', () => {
  const [brand, offer, stock] = facetsOf(facets, unnarrowed);
  expect(brand?.options).toEqual([{ value: 'Pukkie', label: 'Pukkie', count: 3 }]);
  expect(offer?.options).toEqual([]);
  expect(stock?.options).toEqual([{ value: '1', label: 'Op voorraad', count: 2 }]);
  const chosen = facetsOf(facets, { ...unnarrowed, brands: ['Weg'], onOffer: true });
  expect(chosen[0]?.options.at(-1)).toEqual({ value: 'Weg', label: 'Weg', count: 0 });
  expect(chosen[1]?.options).toEqual([{ value: '1', label: 'In de aanbieding', count: 0 }]);
});

test('what is chosen is the same on both sides', () => {
  const narrowing = { ...unnarrowed, brands: ['A', 'B'], inStock: true, priceFrom: 5 };
  expect(withChosen(narrowing, chosenOf(narrowing))).toEqual(narrowing);
  expect(withChosen(narrowing, {})).toEqual({ ...unnarrowed, priceFrom: 5 });
});
