// Over 300 lines: all kinds of deals share their generators.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import {
  type CartProduct,
  type Deal,
  findGiveAways,
  freeGoods,
  freeUnits,
  incompleteOffer,
  lineDiscount,
  offerPrice,
  priceBefore,
  sumPerProduct,
  withPossibleGifts,
} from './deals.ts';

describe('lineDiscount', () => {
  const plain: CartProduct = { id: 7, price: cents(945), vatPercentage: 21, deal: null, orderLimit: null };

  test('without a deal there is no discount', () => {
    expect(lineDiscount(plain, 3)).toBe(0);
  });

  test('the discount of 2+1 is the price of the free unit', () => {
    const product: CartProduct = { ...plain, deal: { kind: 'free-goods', paid: 2, free: 1 } };
    expect(lineDiscount(product, 3)).toBe(945);
    expect(lineDiscount(product, 2)).toBe(0);
  });

  test('a percentage is taken off the unit price, rounded once per unit', () => {
    const product: CartProduct = { ...plain, deal: { kind: 'percentage', percentage: 10 } };
    expect(lineDiscount(product, 1)).toBe(95);
    expect(lineDiscount(product, 3)).toBe(285);
  });

  test('regression: two at a shown price of € 9,76 cost € 19,52, not € 19,53', () => {
    const product: CartProduct = {
      ...plain,
      price: cents(1085),
      deal: { kind: 'percentage', percentage: 10 },
    };
    expect(offerPrice(product)).toBe(976);
    expect(2 * product.price - lineDiscount(product, 2)).toBe(1952);
  });

  test('a percentage of a very low unit price is rounded on the line: 1.000 at € 0,05 less 10 % cost € 45,00', () => {
    const bag: CartProduct = { ...plain, price: cents(5), deal: { kind: 'percentage', percentage: 10 } };
    expect(offerPrice(bag)).toBeNull();
    expect(lineDiscount(bag, 1000)).toBe(500);
    expect(lineDiscount(bag, 1)).toBe(1);
  });

  test.each([
    [99, 10, 89],
    [45, 10, null],
    [46, 10, 41],
    [4, 10, null],
    [4, 100, 0],
    [4, 0, 4],
    [0, 10, 0],
    [150, 1, null],
    [50, 10, 45],
  ])('one unit at %s cents less %s %% is shown as %s', (price, percentage, shown) => {
    expect(offerPrice({ price: cents(price), deal: { kind: 'percentage', percentage } })).toBe(shown);
  });

  test('a percentage discount is exact within a tenth of it, or half a cent on the line', () => {
    const price = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 1_000_000 }));
    const percentage = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(price, percentage, fc.integer({ min: 0, max: 9999 }), (of, off, quantity) => {
        const product: CartProduct = {
          ...plain,
          price: cents(of),
          deal: { kind: 'percentage', percentage: off },
        };
        const exact = (of * quantity * off) / 100;
        const slack = offerPrice(product) === null ? 0.5 : exact / 10;
        expect(Math.abs(lineDiscount(product, quantity) - exact)).toBeLessThanOrEqual(slack + 1e-6);
      }),
    );
  });

  test('only a percentage deal has an offer price per unit', () => {
    expect(offerPrice(plain)).toBeNull();
    expect(offerPrice({ ...plain, deal: { kind: 'free-goods', paid: 2, free: 1 } })).toBeNull();
  });

  test('a give-away takes nothing off its own line', () => {
    const product: CartProduct = { ...plain, deal: { kind: 'give-away', from: 2, productId: 9 } };
    expect(lineDiscount(product, 3)).toBe(0);
  });
});

describe('freeUnits', () => {
  const twoPlusOne = { kind: 'free-goods', paid: 2, free: 1 } as const;
  const twoPlusTwo = { kind: 'free-goods', paid: 2, free: 2 } as const;

  test.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 1],
    [6, 2],
  ])('[V21] 2+1 with %s units in total has %s free', (quantity, free) => {
    expect(freeUnits(quantity, twoPlusOne)).toBe(free);
  });

  test('an incomplete set gives the free units entered so far', () => {
    expect(freeUnits(3, twoPlusTwo)).toBe(1);
    expect(freeUnits(4, twoPlusTwo)).toBe(2);
  });

  test('each further unit is either paid or free, and the free ones never exceed the deal', () => {
    const counts = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(fc.nat(9999), counts, counts, (quantity, paid, free) => {
        const deal = { kind: 'free-goods', paid, free } as const;
        const step = freeUnits(quantity + 1, deal) - freeUnits(quantity, deal);
        expect([0, 1]).toContain(step);
        expect(freeUnits(quantity, deal) * (paid + free)).toBeLessThanOrEqual(quantity * free);
      }),
    );
  });
});

describe('freeGoods', () => {
  const twoPlusOne = { kind: 'free-goods', paid: 2, free: 1 } as const;

  test.each([
    [1, { paid: 1, free: 0, missing: 0 }],
    [2, { paid: 2, free: 0, missing: 1 }],
    [3, { paid: 2, free: 1, missing: 0 }],
    [5, { paid: 4, free: 1, missing: 1 }],
  ])('[V21] 2+1 with %i units in the cart', (quantity, goods) => {
    expect(freeGoods(quantity, twoPlusOne)).toEqual(goods);
  });

  test.each([null, { kind: 'percentage', percentage: 10 } as const])('%o has no free goods', (deal) => {
    expect(freeGoods(3, deal)).toBeNull();
  });
});

describe('incompleteOffer', () => {
  const twoPlusOne = { kind: 'free-goods', paid: 2, free: 1 } as const;

  test('2+1 with 2 entered is incomplete: one more is free', () => {
    expect(incompleteOffer(2, twoPlusOne)).toEqual({ missing: 1, free: 1 });
    expect(incompleteOffer(5, twoPlusOne)).toEqual({ missing: 1, free: 1 });
  });

  test.each([0, 1, 3, 4, 6])('2+1 with %s entered is not incomplete', (quantity) => {
    expect(incompleteOffer(quantity, twoPlusOne)).toBeNull();
  });

  test('3+2 with 4 entered misses one of the two free units', () => {
    expect(incompleteOffer(4, { kind: 'free-goods', paid: 3, free: 2 })).toEqual({ missing: 1, free: 2 });
  });

  test('other deals and no deal are never incomplete', () => {
    expect(incompleteOffer(2, null)).toBeNull();
    expect(incompleteOffer(1, { kind: 'percentage', percentage: 10 })).toBeNull();
  });

  test('a give-away misses units up to its threshold, once at least one is entered', () => {
    const gift = { kind: 'give-away', from: 3, productId: 9 } as const;
    expect([0, 1, 2, 3, 4].map((quantity) => incompleteOffer(quantity, gift))).toEqual([
      null,
      { missing: 2, free: 1 },
      { missing: 1, free: 1 },
      null,
      null,
    ]);
  });

  test('completing the offer costs nothing more', () => {
    const counts = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(fc.nat(9999), counts, counts, (quantity, paid, free) => {
        const deal = { kind: 'free-goods', paid, free } as const;
        const offer = incompleteOffer(quantity, deal);
        if (offer === null) return;
        const complete = quantity + offer.missing;
        expect(complete - freeUnits(complete, deal)).toBe(quantity - freeUnits(quantity, deal));
        expect(incompleteOffer(complete, deal)).toBeNull();
      }),
    );
  });
});

describe('findGiveAways', () => {
  function line(id: number, quantity: number, deal: Deal | null) {
    return { product: { id, price: cents(945), vatPercentage: 21, deal, orderLimit: null }, quantity };
  }

  const crayons = { kind: 'give-away', from: 2, productId: 900 } as const;

  test('from the threshold on, one unit of the gift is free', () => {
    expect(findGiveAways([line(1, 1, crayons)])).toEqual([]);
    expect(findGiveAways([line(1, 2, crayons)])).toEqual([{ productId: 900, quantity: 1 }]);
    expect(findGiveAways([line(1, 40, crayons)])).toEqual([{ productId: 900, quantity: 1 }]);
  });

  test('two lines with the same gift give two of it on one line', () => {
    expect(findGiveAways([line(1, 2, crayons), line(2, 3, crayons)])).toEqual([
      { productId: 900, quantity: 2 },
    ]);
  });

  test('other deals give nothing', () => {
    expect(findGiveAways([line(1, 9, null), line(2, 9, { kind: 'percentage', percentage: 50 })])).toEqual([]);
  });
});

test.each([
  ['the previous price, also with a deal', 3000, 3200, 2000, 3200],
  ['the full price with a percentage deal', 3000, null, 2000, 3000],
  ['nothing without either', 3000, null, null, null],
  ['nothing if the previous price equals the price', 3000, 3000, null, null],
  ['nothing if the previous price was lower', 3000, 2800, null, null],
  ['the full price of a deal if the previous price was lower', 3000, 2800, 2000, 3000],
  ['nothing for a visitor, who has no price', null, null, null, null],
])('the price struck through is %s', (_, price, originalPrice, offerPrice, before) => {
  const amount = (value: number | null) => (value === null ? null : cents(value));
  const prices = {
    price: amount(price),
    originalPrice: amount(originalPrice),
    offerPrice: amount(offerPrice),
  };
  expect(priceBefore(prices)).toBe(before);
});

const productOf = (id: number, deal: Deal | null = null): CartProduct => ({
  id,
  price: cents(945),
  vatPercentage: 21,
  deal,
  orderLimit: null,
});

describe('sumPerProduct', () => {
  test('units of all lines of a product are summed, in the order of its first line', () => {
    const [one, two] = [productOf(1), productOf(2)];
    const lines = [
      { product: two, quantity: 3 },
      { product: one, quantity: 1 },
      { product: two, quantity: 4 },
    ];
    expect(sumPerProduct(lines)).toEqual([
      { product: two, quantity: 7 },
      { product: one, quantity: 1 },
    ]);
  });
});

describe('withPossibleGifts', () => {
  const crayons: Deal = { kind: 'give-away', from: 2, productId: 900 };
  const line = (id: number, quantity: number, deal: Deal | null = crayons) => ({
    product: productOf(id, deal),
    quantity,
  });
  const given = (most: number, ...lines: ReturnType<typeof line>[]) =>
    withPossibleGifts(lines, (id) => (id === 900 ? most : 0)).map(({ product }) => product.deal !== null);

  test('an available gift is given', () => {
    expect(given(1, line(1, 2))).toEqual([true]);
  });

  test('a gift that is sold out or not for sale is neither given nor promised', () => {
    expect(given(0, line(1, 2))).toEqual([false]);
    expect(given(0, line(1, 1))).toEqual([false]);
  });

  test('a gift counts against stock and limit together with the buyer’s own units of it', () => {
    expect(given(6, line(1, 2), line(900, 5, null))).toEqual([true, false]);
    expect(given(5, line(1, 2), line(900, 5, null))).toEqual([false, false]);
  });

  test('unrelated lines do not reduce the available gifts', () => {
    expect(given(1, line(1, 2), line(2, 9, null), line(3, 9, null))).toEqual([true, false, false]);
  });

  test('when gifts are scarce the first lines get theirs, earned ones before promised ones', () => {
    expect(given(1, line(1, 2), line(2, 2))).toEqual([true, false]);
    expect(given(1, line(1, 1), line(2, 2))).toEqual([false, true]);
  });

  test('two lines of one product give one gift', () => {
    expect(given(1, line(1, 1), line(1, 1))).toEqual([true, true]);
  });

  test('other deals are unchanged', () => {
    const deal: Deal = { kind: 'percentage', percentage: 10 };
    expect(withPossibleGifts([line(1, 3, deal)], () => 0)).toEqual([line(1, 3, deal)]);
  });

  test('gifts and ordered units of a product never exceed its limit', () => {
    const lines = fc.array(
      fc.record({
        product: fc
          .record({ id: fc.constantFrom(1, 2, 3, 4, 900), from: fc.integer({ min: 1, max: 4 }) })
          .map(({ id, from }) =>
            productOf(id, id === 900 ? null : { ...crayons, from: id === 4 ? from : 2 }),
          ),
        quantity: fc.nat(5),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(lines, fc.nat(12), (wanted, most) => {
        const ordered = sumPerProduct(wanted).find(({ product }) => product.id === 900)?.quantity ?? 0;
        const gifts = findGiveAways(withPossibleGifts(wanted, () => most));
        const free = gifts.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(free === 0 || ordered + free <= most).toBe(true);
      }),
    );
  });
});
