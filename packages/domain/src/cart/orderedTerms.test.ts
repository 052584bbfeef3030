import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { arbitraryCartToPrice } from '../testing/arbitraryCart.ts';
import { lineCost } from './deals.ts';
import { keepsTerms, type ProductTerms } from './orderedTerms.ts';

const plain = (price: number): ProductTerms => ({ price: cents(price), deal: null });
const twoPlusOne = { kind: 'free-goods', paid: 2, free: 1 } as const;
const gift = { kind: 'give-away', from: 2, productId: 9 } as const;

test.each([
  ['the price rose', plain(1000), plain(1100), 5, true],
  ['the price fell', plain(1000), plain(900), 5, false],
  ['nothing changed', plain(1000), plain(1000), 5, true],
  ['its deal ended', { ...plain(1000), deal: twoPlusOne }, plain(1000), 3, true],
  [
    'its deal ended, which gives nothing for this quantity',
    { ...plain(1000), deal: twoPlusOne },
    plain(990),
    2,
    false,
  ],
  ['it has a deal now', plain(1000), { ...plain(1000), deal: twoPlusOne }, 3, false],
  ['its gift ended, and the price fell', { ...plain(1000), deal: gift }, plain(900), 3, true],
])('a product of an order: %s', (_case, ordered, today, quantity, kept) => {
  expect(keepsTerms(ordered, today, quantity)).toBe(kept);
});

test('without gifts a product never costs more than by its order, nor than today', () => {
  const products = arbitraryCartToPrice
    .filter(
      ({ lines }) => lines.length > 1 && lines.every(({ product }) => product.deal?.kind !== 'give-away'),
    )
    .map(({ lines }) => lines);
  fc.assert(
    fc.property(products, ([one, other]) => {
      if (!one || !other) return;
      const { quantity } = one;
      const terms = keepsTerms(one.product, other.product, quantity) ? one.product : other.product;
      const costs = [one, other].map(({ product }) => lineCost(product, quantity));
      expect(lineCost(terms, quantity)).toBe(Math.min(...costs));
    }),
  );
});
