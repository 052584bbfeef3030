import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop();

test('for any cart, the draft has the cart’s prices, and both sums are exact', async () => {
  const rows = await shop.api.database.sql<{ id: number }[]>`
  select id from products where deal is not null or vat_percentage = 9 or id % 50 = 0 order by id`;
  const toCents = (euros: number | undefined) => Math.round((euros ?? Number.NaN) * 100);
  const lines = fc.uniqueArray(
    fc.tuple(fc.constantFrom(...rows.map(({ id }) => id)), fc.integer({ min: 1, max: 40 })),
    { minLength: 1, maxLength: 12, selector: ([id]) => id },
  );
  await fc.assert(
    fc.asyncProperty(lines, fc.constantFrom('', 'DEMO10'), async (quantities, discount) => {
      const cart = await shop.price(quantities, { discount });
      const { shopping_cart: drafted } = await shop.draft(quantities, { form: { discount } });
      expect(drafted).toMatchObject({ ...cart, delivery_dates: expect.any(Array) });
      const sum = (values: number[]) => values.reduce((total, value) => total + toCents(value), 0);
      expect(sum(cart.products.map((line) => line.total_exclusive))).toBe(toCents(cart.subtotal_exclusive));
      expect(
        toCents(cart.subtotal_exclusive) - toCents(cart.discount_exclusive) + toCents(cart.shipping_costs),
      ).toBe(toCents(cart.total_exclusive));
      expect(toCents(cart.total_exclusive) + sum(Object.values(cart.btw_totals ?? {}))).toBe(
        toCents(cart.total_inclusive),
      );
    }),
    { numRuns: 40 },
  );
});

test('a draft is read back exactly as it was returned', async () => {
  const rows = await shop.api.database.sql<{ id: number }[]>`
  select id from products where deal is not null or order_limit is not null or price_old_cents is not null`;
  const ids = rows.map(({ id }) => id);
  const hommel = await shop.api.logIn('hommel');
  const lines = fc.uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 25 })), {
    selector: ([id]) => id,
    minLength: 1,
    maxLength: 8,
  });
  const codes = fc.constantFrom('', 'DEMO10', 'ONBEKEND');
  await fc.assert(
    fc.asyncProperty(lines, codes, fc.constantFrom(shop.token, hommel), async (chosen, discount, token) => {
      const draft = { form: { discount, orderReference: 'Groep 3' }, token };
      expect(await shop.draft(chosen, draft)).toEqual(await shop.draft(chosen, draft));
    }),
    { numRuns: 30 },
  );
});
