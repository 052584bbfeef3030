import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCartRequest } from '../cart/CartRequest.ts';
import { hashRequest } from './hashRequest.ts';

const products = fc.dictionary(
  fc.integer({ min: 1, max: 999 }).map(String),
  fc.integer({ min: 1, max: 9999 }).map(String),
  { minKeys: 1 },
);
const hashOf = (amounts: Record<string, string>, discount = '', orderReference = '') =>
  hashRequest(readCartRequest({ products: amounts, discount, orderReference }));

test('the same request has the same hash', () => {
  fc.assert(
    fc.property(products, (amounts) => {
      expect(hashOf({ ...amounts })).toBe(hashOf(amounts));
    }),
  );
});

test('another amount, coupon or reference does', () => {
  fc.assert(
    fc.property(products, (amounts) => {
      const [id = ''] = Object.keys(amounts);
      const variants = [
        hashOf(amounts),
        hashOf({ ...amounts, [id]: amounts[id] === '1' ? '2' : '1' }),
        hashOf({ ...amounts, 1000: '1' }),
        hashOf(amounts, 'DEMO10'),
        hashOf(amounts, '', 'DEMO10'),
      ];
      expect(new Set(variants).size).toBe(variants.length);
    }),
  );
});
