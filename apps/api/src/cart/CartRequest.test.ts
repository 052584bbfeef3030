import { expect, test } from 'vitest';
import { readCartRequest } from './CartRequest.ts';

test('[C03] quantities come per product id, in the order of the ids, without those of 0', () => {
  const request = readCartRequest({ products: { 30: '2', 4: '0010', 5: '0' } });
  expect([...request.quantities]).toEqual([
    [4, 10],
    [30, 2],
  ]);
});

test('[C03] coupon and reference are trimmed; the coupon’s capitals do not matter', () => {
  expect(readCartRequest({ products: {}, discount: ' demo10 ', orderReference: ' Groep 3 ' })).toMatchObject({
    couponCode: 'DEMO10',
    orderReference: 'Groep 3',
  });
  expect(readCartRequest({ products: {} })).toMatchObject({ couponCode: '', orderReference: '' });
});

test('what no document can hold does not enter a reference or a coupon', () => {
  const odd = 'Groep\u0001 3\ufffe';
  expect(readCartRequest({ products: {}, discount: odd, orderReference: odd })).toMatchObject({
    couponCode: 'GROEP 3',
    orderReference: 'Groep 3',
  });
});

test('more than 500 lines are refused; lines of 0 do not count', () => {
  const products = (amount: string) =>
    Object.fromEntries(Array.from({ length: 501 }, (_, index) => [String(index + 1), amount]));
  expect(() => readCartRequest({ products: products('1') })).toThrow('hoogstens 500');
  expect(readCartRequest({ products: products('0') }).quantities.size).toBe(0);
});
