import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryCartToPrice } from '../testing/arbitraryCart.ts';
import { offerPrice } from './deals.ts';
import { priceCart } from './priceCart.ts';

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

test('all totals agree to the cent for any cart', () => {
  fc.assert(
    fc.property(arbitraryCartToPrice, (request) => {
      const cart = priceCart(request);
      for (const each of cart.lines)
        expect(each.totalExclusive).toBe(each.price * each.quantity - each.discount);
      expect(cart.subtotal).toBe(sum(cart.lines.map((each) => each.totalExclusive)));
      expect(cart.lineDiscount).toBe(sum(cart.lines.map((each) => each.discount)));
      expect(cart.couponDiscount).toBe(sum(cart.couponDiscounts.map((each) => each.sum)));
      expect(cart.totalExclusive).toBe(cart.subtotal - cart.couponDiscount + cart.shipping);
      expect(sum(cart.vatTotals.map((each) => each.net))).toBe(cart.totalExclusive);
      expect(cart.totalInclusive).toBe(cart.totalExclusive + sum(cart.vatTotals.map((each) => each.vat)));
    }),
  );
});

test('with a percentage deal a line costs the shown unit price times the quantity', () => {
  fc.assert(
    fc.property(arbitraryCartToPrice, (request) => {
      const { lines } = priceCart(request);
      for (const [index, { product, quantity }] of request.lines.entries()) {
        const shown = offerPrice(product);
        if (shown !== null) expect(lines[index]?.totalExclusive).toBe(shown * quantity);
      }
    }),
  );
});

test('VAT per rate is exact within half a cent', () => {
  fc.assert(
    fc.property(arbitraryCartToPrice, (request) => {
      for (const { vatPercentage, net, vat } of priceCart(request).vatTotals) {
        expect(Math.abs(vat * 100 - net * vatPercentage)).toBeLessThanOrEqual(50);
      }
    }),
  );
});

test('no sum is ever negative', () => {
  fc.assert(
    fc.property(arbitraryCartToPrice, (request) => {
      const cart = priceCart(request);
      for (const each of cart.lines)
        expect(Math.min(each.totalExclusive, each.discount)).toBeGreaterThanOrEqual(0);
      for (const each of cart.vatTotals) expect(Math.min(each.net, each.vat)).toBeGreaterThanOrEqual(0);
      for (const total of [
        cart.subtotal,
        cart.couponDiscount,
        cart.shipping,
        cart.totalExclusive,
        cart.totalInclusive,
      ]) {
        expect(total).toBeGreaterThanOrEqual(0);
      }
      expect(Math.min(cart.missingForMinimum, cart.missingForFreeShipping)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('one unit more never lowers the subtotal', () => {
  fc.assert(
    fc.property(arbitraryCartToPrice, fc.nat(7), (request, which) => {
      const lines = request.lines.map((each, index) =>
        index === which ? { ...each, quantity: Math.min(each.quantity + 1, 9999) } : each,
      );
      expect(priceCart({ ...request, lines }).subtotal).toBeGreaterThanOrEqual(priceCart(request).subtotal);
    }),
  );
});

test('the order of the lines does not change the totals', () => {
  fc.assert(
    fc.property(arbitraryCartToPrice, (request) => {
      const { lines: _lines, giveAways: _gifts, limits: _limits, ...totals } = priceCart(request);
      expect(priceCart({ ...request, lines: request.lines.toReversed() })).toMatchObject(totals);
    }),
  );
});

test('the given lines come first, in their order', () => {
  fc.assert(
    fc.property(arbitraryCartToPrice, (request) => {
      const { lines, giveAways } = priceCart(request);
      const bought = lines.slice(0, request.lines.length);
      expect(bought.map((each) => each.productId)).toEqual(request.lines.map((each) => each.product.id));
      expect(
        lines.slice(request.lines.length).map(({ productId, quantity }) => ({ productId, quantity })),
      ).toEqual(giveAways);
      expect(lines.slice(request.lines.length).every((each) => each.giveAway)).toBe(true);
    }),
  );
});

test('a product costs the same on one line as on several', () => {
  fc.assert(
    fc.property(arbitraryCartToPrice, fc.nat(9999), (request, part) => {
      const lines = request.lines.flatMap(({ product, quantity }) => {
        const first = Math.min(part, quantity);
        return [
          { product, quantity: first },
          { product, quantity: quantity - first },
        ];
      });
      const { lines: _split, ...totals } = priceCart({ ...request, lines });
      expect(priceCart(request)).toMatchObject(totals);
    }),
  );
});
