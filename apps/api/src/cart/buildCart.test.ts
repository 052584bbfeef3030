import type { WireProduct } from '@magazijn/api-client/schemas';
import { describe, expect, test } from 'vitest';
import { demoProduct } from '../testing/demoProduct.ts';
import { openTestShop } from '../testing/openTestShop.ts';
import { readCartRequest } from './buildCart.ts';

describe('buildCart', () => {
  const shop = openTestShop();

  const cents = (euros: number | undefined): number => Math.round((euros ?? Number.NaN) * 100);

  describe('deals', () => {
    test('[E05] 2+1 with three entered has one free unit, on one line', async () => {
      const juice = await demoProduct(shop.api.database, 'demo-appelsap-2-plus-1');
      const { products } = await shop.price([[juice.id, 3]]);
      expect(products).toHaveLength(1);
      expect(products[0]).toMatchObject({ amount: 3, give_away_product: 0, incomplete_offer: null });
      expect(products[0]?.deal).toEqual({ kind: 'free-goods', paid: 2, free: 1 });
      expect(cents(products[0]?.discount_exclusive)).toBe(juice.priceCents);
      expect(cents(products[0]?.total_exclusive)).toBe(2 * juice.priceCents);
    });

    test('[E07] 2+1 with two entered is an incomplete offer, with a link to the product', async () => {
      const juice = await demoProduct(shop.api.database, 'demo-appelsap-2-plus-1');
      const cart = await shop.price([[juice.id, 2]]);
      const url = '/product/voeding/fruit/demo-appelsap-2-plus-1';
      expect(cart.products[0]?.incomplete_offer?.url).toBe(url);
      expect(cart.incomplete_offers).toEqual([
        {
          message: 'Nog 1 tray Appelsap erbij en die is gratis (2+1).',
          products: [expect.objectContaining({ id: juice.id, url })],
        },
      ]);
    });

    test('[E05] a give-away is a separate line that costs nothing', async () => {
      const pad = await demoProduct(shop.api.database, 'demo-cadeau');
      const gift = await demoProduct(shop.api.database, 'waskrijtjes-dik');
      await shop.api.database
        .sql`update products set price_old_cents = price_cents + 1 where id = ${gift.id}`;
      const { products } = await shop.price([[pad.id, 2]]);
      expect(products.map(({ id, amount, give_away_product }) => [id, amount, give_away_product])).toEqual([
        [pad.id, 2, 0],
        [gift.id, 1, 1],
      ]);
      expect(products[1]).toMatchObject({
        price_exclusive: 0,
        price_old: null,
        total_exclusive: 0,
        total_inclusive: 0,
      });
      expect((await shop.price([[pad.id, 1]])).products).toHaveLength(1);
    });

    test('[E05] a line has its deal as figures; a gift and an unavailable give-away have none', async () => {
      const pad = await demoProduct(shop.api.database, 'demo-cadeau');
      const gift = await demoProduct(shop.api.database, 'waskrijtjes-dik');
      const sauce = await demoProduct(shop.api.database, 'demo-tien-procent');
      const lines = [
        [pad.id, 2],
        [sauce.id, 1],
        [shop.paint.id, 1],
      ] as const;
      const dealsOf = async () =>
        new Map((await shop.price(lines)).products.map(({ id, deal }) => [id, deal ?? null]));
      expect(await dealsOf()).toEqual(
        new Map<number, unknown>([
          [pad.id, { kind: 'give-away', from: 2, product_id: gift.id }],
          [sauce.id, { kind: 'percentage', percentage: 10 }],
          [shop.paint.id, null],
          [gift.id, null],
        ]),
      );
      await shop.api.database.sql`update products set stock = 0 where id = ${gift.id}`;
      expect((await dealsOf()).get(pad.id)).toBeNull();
    });

    test('[V21] the last available gift is given regardless of the number of other lines', async () => {
      const pad = await demoProduct(shop.api.database, 'demo-cadeau');
      const gift = await demoProduct(shop.api.database, 'waskrijtjes-dik');
      const sauce = await demoProduct(shop.api.database, 'demo-tien-procent');
      await shop.api.database.sql`update products set stock = 1 where id = ${gift.id}`;
      const { products } = await shop.price([
        [pad.id, 2],
        [sauce.id, 1],
        [shop.paint.id, 1],
      ]);
      expect(products.filter((line) => line.give_away_product).map(({ id }) => id)).toEqual([gift.id]);
    });

    test('a gift that is sold out is not promised', async () => {
      const pad = await demoProduct(shop.api.database, 'demo-cadeau');
      const gift = await demoProduct(shop.api.database, 'waskrijtjes-dik');
      await shop.api.database.sql`update products set stock = 0 where id = ${gift.id}`;
      const { products, limit } = await shop.price([[pad.id, 2]]);
      expect(products.map(({ id }) => id)).toEqual([pad.id]);
      expect(limit).toEqual([]);
    });
  });

  test('[E07] a line above a limit names it, and no longer once it is below', async () => {
    const sauce = await demoProduct(shop.api.database, 'demo-tien-procent');
    const limitOf = async (quantity: number) =>
      (await shop.price([[sauce.id, quantity]])).products[0]?.limit_message;
    expect(await limitOf(21)).toBe('Maximaal 20 per bestelling');
    expect(await limitOf(20)).toBeNull();
    await shop.api.database.sql`update products set stock = 4 where id = ${sauce.id}`;
    expect(await limitOf(20)).toBe('Nog 4 op voorraad');
  });

  test('[S12] one unit on a percentage deal costs the price of its page', async () => {
    const sauce = await demoProduct(shop.api.database, 'demo-tien-procent');
    const { token } = shop;
    const { products } = await shop.api.data<{ products: WireProduct[] }>(
      'GET',
      '/product/search?term=appelmoes&pageSize=100',
      {
        token,
      },
    );
    const offered = products.find(({ id }) => id === sauce.id);
    const cart = await shop.price([[sauce.id, 1]]);
    expect(offered?.offer_price).toBeLessThan(offered?.price_exclusive_vat ?? 0);
    expect(offered?.offer_price).toBe(cart.products[0]?.total_exclusive);
  });

  test('[X04] the minimum of € 50 applies to the subtotal before the coupon', async () => {
    await shop.api.database.sql`update products set price_cents = 5000 where id = ${shop.paint.id}`;
    const met = await shop.price([[shop.paint.id, 1]], { discount: 'DEMO10' });
    await shop.api.database.sql`update products set price_cents = 4999 where id = ${shop.paint.id}`;
    const unmet = await shop.price([[shop.paint.id, 1]]);
    expect(met).toMatchObject({ minimum_requirement_met: 1, minimum_requirement_price: 50 });
    expect(unmet).toMatchObject({ minimum_requirement_met: 0 });
  });

  test('[K05] delivery costs € 7,50 below € 100 and is free from there', async () => {
    await shop.api.database.sql`update products set price_cents = 9999 where id = ${shop.paint.id}`;
    const below = await shop.price([[shop.paint.id, 1]]);
    await shop.api.database.sql`update products set price_cents = 10000 where id = ${shop.paint.id}`;
    const from = await shop.price([[shop.paint.id, 1]]);
    expect([below.shipping_costs, from.shipping_costs]).toEqual([7.5, 0]);
  });

  test('[E05] VAT is listed per rate, and the total is exact to the cent', async () => {
    const diapers = await demoProduct(shop.api.database, 'demo-luiers-maat-4');
    const juice = await demoProduct(shop.api.database, 'demo-appelsap-2-plus-1');
    const lines = [
      [diapers.id, 3],
      [juice.id, 7],
    ] as const;
    const cart = await shop.price(lines, { discount: 'DEMO10' });
    expect(Object.keys(cart.btw_totals ?? {})).toEqual(['9', '21']);
    const vat = Object.values(cart.btw_totals ?? {}).reduce((sum, quantity) => sum + cents(quantity), 0);
    expect(cents(cart.total_exclusive)).toBe(
      cents(cart.subtotal_exclusive) - cents(cart.discount_exclusive) + cents(cart.shipping_costs),
    );
    expect(cents(cart.total_inclusive)).toBe(cents(cart.total_exclusive) + vat);
  });

  test('a Belgian company pays Belgian rates', async () => {
    const juice = await demoProduct(shop.api.database, 'demo-appelsap-2-plus-1');
    const cart = await shop.price([[juice.id, 1]], {}, await shop.api.logIn('hommel'));
    expect(cart.products[0]?.vat_percentage).toBe(6);
    expect(Object.keys(cart.btw_totals ?? {})).toEqual(['6', '21']);
  });

  test('an unknown product and a quantity of 0 are left out', async () => {
    const cart = await shop.price([
      [shop.paint.id, 0],
      [999_999_999, 4],
    ]);
    expect(cart).toMatchObject({ products: [], amount: 0, shipping_costs: 0, total_inclusive: 0 });
  });
});

describe('findCoupon', () => {
  const shop = openTestShop();

  const cents = (euros: number | undefined): number => Math.round((euros ?? Number.NaN) * 100);

  test('[E07] DEMO10 takes 10 % off the subtotal, regardless of case', async () => {
    const cart = await shop.price([[shop.paint.id, 10]], { discount: ' demo10 ' });
    expect(cart).toMatchObject({ discount: 'DEMO10', discount_status: 'accepted' });
    expect(cents(cart.discount_exclusive)).toBe(Math.round(cents(cart.subtotal_exclusive) / 10));
  });

  test('[E07] an unknown code gives no discount, and the response has a message', async () => {
    const cart = await shop.price([[shop.paint.id, 1]], { discount: 'GRATIS' });
    expect(cart).toMatchObject({ discount: 'GRATIS', discount_status: 'unknown', discount_exclusive: 0 });
  });

  test('an expired and a used up coupon have a message with the reason', async () => {
    await shop.api.database.sql`insert into coupons (code, percentage, ends_at, usage_limit, used) values
    ('VOORBIJ', 10, '2026-11-18T10:00:00Z', null, 0), ('OP', 10, null, 3, 3)`;
    const statusOf = async (discount: string) =>
      (await shop.price([[shop.paint.id, 1]], { discount })).discount_status;
    expect(await statusOf('VOORBIJ')).toBe('ended');
    expect(await statusOf('OP')).toBe('used');
  });
});

describe('readCartRequest', () => {
  test('[C03] quantities are read per product id, in the order of the ids, without those of 0', () => {
    const request = readCartRequest({ products: { 30: '2', 4: '0010', 5: '0' } });
    expect([...request.quantities]).toEqual([
      [4, 10],
      [30, 2],
    ]);
  });

  test('[C03] coupon and reference are trimmed; the coupon is case-insensitive', () => {
    expect(
      readCartRequest({ products: {}, discount: ' demo10 ', orderReference: ' Groep 3 ' }),
    ).toMatchObject({
      couponCode: 'DEMO10',
      orderReference: 'Groep 3',
    });
    expect(readCartRequest({ products: {} })).toMatchObject({ couponCode: '', orderReference: '' });
  });

  test('characters that XML cannot contain are removed from reference and coupon', () => {
    const odd = 'Groep\u0001 3\ufffe';
    expect(readCartRequest({ products: {}, discount: odd, orderReference: odd })).toMatchObject({
      couponCode: 'GROEP 3',
      orderReference: 'Groep 3',
    });
  });

  test('more than 500 lines are refused; lines of 0 do not count', () => {
    const products = (quantity: string) =>
      Object.fromEntries(Array.from({ length: 501 }, (_, index) => [String(index + 1), quantity]));
    expect(() => readCartRequest({ products: products('1') })).toThrow('maximaal 500');
    expect(readCartRequest({ products: products('0') }).quantities.size).toBe(0);
  });
});
