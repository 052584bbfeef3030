import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { arbitraryStoredCart } from '../testing/arbitraryCart.ts';
import { lineQuantity } from './lineQuantity.ts';
import {
  cartUnits,
  emptyCart,
  isCartEmpty,
  readStoredCart,
  type StoredCart,
  sumQuantities,
  toStored,
  withQuantities,
} from './storedCart.ts';

describe('emptyCart', () => {
  test('[T10] the initial cart is empty', () => {
    expect(emptyCart('10001')).toEqual({
      version: 1,
      customer: '10001',
      quantities: {},
      couponCode: '',
      orderReference: '',
      total: { items: 0, amount: 0 },
      data: null,
      others: {},
    });
  });

  test('an empty cart is assignable to a cart with any data type', () => {
    expectTypeOf(emptyCart).returns.toExtend<StoredCart<{ total: number }>>();
  });

  test('a cart is immutable', () => {
    expectTypeOf<StoredCart>().toEqualTypeOf<Readonly<StoredCart>>();
    expectTypeOf<StoredCart['quantities']>().toEqualTypeOf<Readonly<Record<string, number>>>();
  });
});

describe('isCartEmpty', () => {
  test('a cart with a product is not empty', () => {
    expect(isCartEmpty(emptyCart('10001'))).toBe(true);
    expect(isCartEmpty({ ...emptyCart('10001'), quantities: { 7: 1 } })).toBe(false);
  });
});

describe('cartUnits', () => {
  test('units are counted, not products', () => {
    expect(cartUnits({ ...emptyCart('10001'), quantities: { 1: 2, 2: 1 } })).toBe(3);
  });

  test('parked quantities of other customers are not counted', () => {
    expect(cartUnits({ ...emptyCart('10001'), others: { 10002: { 1: 5 } } })).toBe(0);
  });
});

describe('sumQuantities', () => {
  test('quantities are summed; an empty map is 0', () => {
    expect(sumQuantities({ 1: 2, 7: 40 })).toBe(42);
    expect(sumQuantities({})).toBe(0);
  });
});

describe('withQuantities', () => {
  const cart: StoredCart = {
    ...emptyCart('10001'),
    quantities: { 7: 1 },
    couponCode: 'DEMO10',
    orderReference: 'Groep Eekhoorns',
    total: { items: 1, amount: 9.45 },
    data: { products: [] },
    others: { 10002: { 8: 1 } },
  };

  test('units are recounted; the subtotal stays until the server recalculates it', () => {
    expect(withQuantities(cart, { 7: 3 }).total).toEqual({ items: 3, amount: 9.45 });
  });

  test('[T11] without products the cart resets but keeps its customer', () => {
    expect(withQuantities(cart, {})).toEqual({ ...emptyCart('10001'), others: { 10002: { 8: 1 } } });
  });
});

describe('readStoredCart', () => {
  const stored = {
    version: 1,
    customer: '10001',
    amount: { 7: 2, 8: 1 },
    discount: 'DEMO10',
    orderReference: 'Groep Eekhoorns',
    total: { items: 3, amount: 68.05 },
    data: { products: [] },
    others: { 10002: { 9: 4 } },
  };

  const restored: StoredCart = {
    version: 1,
    customer: '10001',
    quantities: { 7: 2, 8: 1 },
    couponCode: 'DEMO10',
    orderReference: 'Groep Eekhoorns',
    total: { items: 3, amount: 68.05 },
    data: { products: [] },
    others: { 10002: { 9: 4 } },
  };

  function read(changes: object) {
    return readStoredCart(JSON.stringify({ ...stored, ...changes }));
  }

  test('[T10, T15] a stored cart is read back unchanged', () => {
    expect(read({})).toEqual(restored);
    expect(toStored(restored)).toEqual(stored);
  });

  test('[T10] any cart made by the cart functions is read back unchanged', () => {
    fc.assert(
      fc.property(arbitraryStoredCart, (cart) => {
        expect(readStoredCart(JSON.stringify(toStored(cart)))).toEqual(cart);
      }),
    );
  });

  test.each([null, '', 'null', '[]', '3', '"cart"', '{', '{}', 'undefined'])(
    '[T10] %j is read as an empty cart',
    (text) => {
      expect(readStoredCart(text)).toEqual(emptyCart(null));
    },
  );

  test('a cart of another version is dropped', () => {
    expect(read({ version: 2 })).toEqual(emptyCart(null));
  });

  test.each([
    ['a name as id', '{"luiers":2}'],
    ['the prototype as id', '{"__proto__":{"7":2}}'],
    ['the prototype with a number', '{"__proto__":5}'],
    ['id 0', '{"0":2}'],
    ['a negative id', '{"-7":2}'],
    ['an id with digits after the point', '{"7.0":2}'],
    ['an id in powers of ten', '{"1e3":2}'],
    ['an id too large for a number', '{"99999999999999999999":2}'],
    ['quantity 0', '{"7":0}'],
    ['a negative quantity', '{"7":-2}'],
    ['a fraction', '{"7":2.5}'],
    ['a billion', '{"7":1e9}'],
    ['a quantity that JSON makes infinite', '{"7":1e999}'],
    ['text as quantity', '{"7":"2"}'],
    ['null as quantity', '{"7":null}'],
    ['a list', '[2]'],
    ['a text', '"7"'],
  ])('a line with %s is dropped; without lines the cart resets', (_case, amount) => {
    const text = JSON.stringify({ ...stored, amount: null }).replace('"amount":null', `"amount":${amount}`);
    expect(readStoredCart(text)).toEqual({ ...emptyCart('10001'), others: { 10002: { 9: 4 } } });
  });

  test('valid lines beside an invalid one are kept and recounted', () => {
    const cart = read({ amount: { 7: 2, 8: -1 }, total: { items: 999, amount: 68.05 } });
    expect(cart.quantities).toEqual({ 7: 2 });
    expect(cart.total).toEqual({ items: 2, amount: 68.05 });
  });

  test('fields of the wrong type get their empty value', () => {
    const cart = read({ discount: 3, orderReference: null, total: 'much', others: [], data: undefined });
    expect(cart).toEqual({
      ...restored,
      couponCode: '',
      orderReference: '',
      total: { items: 3, amount: 0 },
      data: null,
      others: {},
    });
  });

  test.each([
    ['below 0', '{"amount":-0.01}'],
    ['that JSON makes infinite', '{"amount":1e999}'],
    ['as text', '{"amount":"68.05"}'],
    ['that is absent', '{"items":3}'],
  ])('a subtotal %s is 0 until the server returns another', (_case, total) => {
    const text = JSON.stringify({ ...stored, total: null }).replace('"total":null', `"total":${total}`);
    expect(readStoredCart(text)).toEqual({ ...restored, total: { items: 3, amount: 0 } });
  });

  test('a text above the maximum length becomes empty', () => {
    const long = { discount: 'K'.repeat(41), orderReference: 'k'.repeat(101) };
    expect(read(long)).toEqual({ ...restored, couponCode: '', orderReference: '' });
    const longest = { discount: 'K'.repeat(40), orderReference: 'k'.repeat(100) };
    expect(read(longest)).toEqual({
      ...restored,
      couponCode: longest.discount,
      orderReference: longest.orderReference,
    });
  });

  test('parked carts are cleaned too, and exclude the current customer', () => {
    const cart = read({
      others: { 10001: { 7: 1 }, 10002: { 9: 4, x: 1 }, 10003: { 1: 0 }, 10004: 'broken' },
    });
    expect(cart.others).toEqual({ 10002: { 9: 4 } });
  });

  test('a parked cart without a customer number is dropped', () => {
    expect(read({ others: { '': { 7: 1 }, 10002: { 9: 4 } } }).others).toEqual({ 10002: { 9: 4 } });
  });

  test('regression: quantities without an owner do not end up in the next customer’s cart', () => {
    expect(read({ customer: null }).quantities).toEqual({});
    expect(read({ customer: 10001 }).quantities).toEqual({});
    expect(read({ customer: '' })).toEqual({ ...emptyCart(null), others: { 10002: { 9: 4 } } });
  });

  test('regression: a stored __proto__ pollutes no prototype', () => {
    const cart = readStoredCart(
      '{"version":1,"customer":"10001","amount":{"7":1},"others":{"__proto__":{"7":3}},"__proto__":{"admin":1}}',
    );
    expect(Object.keys(cart.others)).toEqual([]);
    expect(cart.others[7]).toBeUndefined();
    expect('admin' in cart).toBe(false);
  });

  test('any stored text is read as a valid cart', () => {
    const anything = fc.record(
      {
        version: fc.constantFrom(1, 1, 1, 2, '1'),
        customer: fc.oneof(fc.string(), fc.jsonValue()),
        amount: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
        discount: fc.jsonValue(),
        total: fc.jsonValue(),
        others: fc.oneof(
          fc.dictionary(fc.string(), fc.dictionary(fc.string(), fc.jsonValue())),
          fc.jsonValue(),
        ),
      },
      { requiredKeys: [] },
    );
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      anything.map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const cart = readStoredCart(text);
        expect(Object.keys(cart).sort()).toEqual(Object.keys(restored).sort());
        for (const quantities of [cart.quantities, ...Object.values(cart.others)]) {
          for (const [id, quantity] of Object.entries(quantities)) {
            expect(Number(id)).toBeGreaterThan(0);
            expect(quantity > 0 && lineQuantity(quantity).ok).toBe(true);
          }
        }
        expect(cart.total.items).toBe(cartUnits(cart));
        expect(readStoredCart(JSON.stringify(toStored(cart)))).toEqual(cart);
      }),
    );
  });
});
