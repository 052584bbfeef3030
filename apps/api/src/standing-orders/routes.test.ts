// Over 300 lines: how a standing order is made and changed, and how its runs are announced, placed and decided about.

import { describe, expect, test } from 'vitest';
import { createTestClient } from '../testing/createTestClient.ts';
import {
  diapers,
  listLine,
  monday,
  openStandingOrders,
  settingsOf,
  soldOut,
  thursday,
  tuesday,
} from '../testing/openStandingOrders.ts';

const shop = openStandingOrders();
const tokenOf = (mail: string): string => /herhaalorders\/antwoord\?token=(\S+)/.exec(mail)?.[1] ?? '';

describe('a standing order', () => {
  test('of a list has its next deliveries, and what it would order', async () => {
    const id = await shop.make(listLine(diapers, 4), listLine(soldOut, 2, 'stock'));
    expect(await shop.client.standingOrder(id)).toMatchObject({
      name: 'Elke week',
      status: 'active',
      listName: 'Egels',
      run: null,
      upcoming: ['2026-11-24', '2026-12-01', '2026-12-08'],
      assessment: {
        lines: [{ productId: diapers, wanted: 4, quantity: 4, cost: 10_780, note: '', asks: false }],
        stockLines: 1,
        problems: [],
        totals: { subtotal: 10_780 },
      },
      history: [],
    });
    expect(await shop.client.standingOrders()).toMatchObject({
      allowed: true,
      standingOrders: [{ id, nextDeliveryOn: tuesday, run: null }],
    });
  });

  test('of an order makes a list of it, whose name is free', async () => {
    await shop.makeList(listLine(diapers, 1));
    const draft = await shop.client.createOrder(
      { quantities: { [diapers]: 6 }, couponCode: '', orderReference: '' },
      'k',
    );
    await shop.client.placeOrder(draft.id);
    const id = await shop.client.createStandingOrder(
      settingsOf(0, { name: 'Egels', source: { order: draft.id } }),
    );
    const made = await shop.client.standingOrder(id);
    expect(made).toMatchObject({ listName: 'Egels (2)', assessment: { lines: [{ wanted: 6 }] } });
  });

  test('is made once when it is sent again, such as after a lost response', async () => {
    const list = await shop.makeList(listLine(diapers, 4));
    const results = await Promise.allSettled(
      [1, 2].map(() => shop.client.createStandingOrder(settingsOf(list))),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(
      shop.client.createStandingOrder(settingsOf(list, { name: 'ELKE week' })),
    ).rejects.toMatchObject({
      status: 422,
      message: 'Er is al een herhaalorder met deze naam. Kies een andere naam.',
    });
    expect((await shop.client.standingOrders())?.standingOrders).toHaveLength(1);
  });

  test.each([
    ['an empty list', async () => shop.makeList(), /Op deze lijst staat niets/],
    [
      'a list of wanted stock',
      async () => shop.makeList(listLine(diapers, 4, 'stock')),
      /Op deze lijst staat niets/,
    ],
    ['a list that is gone', async () => 999_999, /Deze lijst is er niet meer/],
    [
      'a private list of a colleague',
      async () => {
        const colleague = await shop.clientOf('collega');
        return colleague.createList({ name: 'Van mij', shared: false, lines: [listLine(diapers, 4)] });
      },
      /Deze lijst is er niet meer/,
    ],
  ])('of %s is refused', async (_what, listOf, message) => {
    const list = await listOf();
    await expect(shop.client.createStandingOrder(settingsOf(list))).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(message),
    });
  });

  test('is not for a company that pays by card', async () => {
    const mier = await shop.clientOf('mier');
    const list = await mier.createList({ name: 'Egels', shared: true, lines: [listLine(diapers, 4)] });
    await expect(mier.createStandingOrder(settingsOf(list))).rejects.toMatchObject({ status: 422 });
    expect(await mier.standingOrders()).toEqual({ allowed: false, standingOrders: [] });
  });

  test('is changed: another rhythm counts from its next run, and one that was announced stays', async () => {
    const { id } = await shop.makeAnnounced();
    const [list] = (await shop.client.lists()) ?? [];
    const rhythm = { unit: 'month', every: 1, day: 31, startsOn: '2026-11-18' } as const;
    await shop.client.saveStandingOrder(id, settingsOf(list?.id ?? 0, { rhythm, maxPriceRise: 20 }));
    expect(await shop.client.standingOrder(id)).toMatchObject({
      maxPriceRise: 20,
      run: { deliveryOn: tuesday, status: 'announced' },
      upcoming: ['2026-11-30', '2026-12-31', '2027-02-01'],
    });
  });

  test('that is paused skips its announced run and orders nothing; after a restart its next run is planned', async () => {
    const { id, run } = await shop.makeAnnounced();
    await shop.client.setStandingOrderState(id, 'paused');
    expect(await shop.statusOf(run)).toBe('skipped');
    await shop.round(monday);
    await shop.round('2026-11-26T07:00:00Z');
    expect(await shop.orders()).toEqual([]);
    await shop.at('2026-11-27T10:00:00Z');
    await shop.client.setStandingOrderState(id, 'active');
    expect(await shop.client.standingOrder(id)).toMatchObject({
      status: 'active',
      upcoming: ['2026-12-01', expect.anything(), expect.anything()],
    });
  });

  test('that has ended stays ended, and its name is free', async () => {
    const { id, run } = await shop.makeAnnounced();
    await shop.client.setStandingOrderState(id, 'ended');
    await shop.client.setStandingOrderState(id, 'ended');
    expect(await shop.statusOf(run)).toBe('skipped');
    await expect(shop.client.setStandingOrderState(id, 'active')).rejects.toMatchObject({ status: 409 });
    const [list] = (await shop.client.lists()) ?? [];
    await expect(shop.client.saveStandingOrder(id, settingsOf(list?.id ?? 0))).rejects.toMatchObject({
      status: 409,
    });
    await expect(shop.client.decideRun({ standingOrder: id, run }, 'restore')).rejects.toMatchObject({
      status: 409,
    });
    expect(await shop.client.createStandingOrder(settingsOf(list?.id ?? 0))).toBeGreaterThan(id);
  });
});

describe('a run', () => {
  test('is announced once by two workers, two working days before, with a mail', async () => {
    const id = await shop.make();
    await shop.round('2026-11-19T06:59:00Z');
    expect(await shop.mailKinds()).toEqual([]);
    await Promise.all([shop.round(thursday), shop.round(thursday)]);
    await shop.round('2026-11-19T07:01:00Z');
    expect(await shop.mailKinds()).toEqual(['standing-order-notice']);
    await shop.at(thursday);
    expect(await shop.client.standingOrder(id)).toMatchObject({
      run: { status: 'announced', deliveryOn: tuesday, placeAt: '2026-11-23T07:00:00.000Z' },
      nextDeliveryOn: '2026-12-01',
    });
    const mail = await shop.mailText('standing-order-notice');
    expect(mail).toContain('Herhaalorder Elke week: bezorging op dinsdag 24 november');
    expect(mail).toContain('Op maandag 23 november om 8.00 uur plaatsen we deze bestelling');
    expect(mail).toContain('Klopt alles, dan hoef je niets te doen.');
    expect(mail).toMatch(/4 × Pukkie luiers maat 4: €\u00a0107,80/);
    expect(mail).toContain('Je referentie: Groep 3');
  });

  test('is placed at its time for its day, as an order on account, once by two workers at once', async () => {
    const { id, run } = await shop.makeAnnounced();
    await shop.round('2026-11-23T06:59:00Z');
    expect(await shop.orders()).toEqual([]);
    const [before] = await shop.api.database.sql<
      { stock: number }[]
    >`select stock from products where id = ${diapers}`;
    await Promise.all([shop.round(monday), shop.round(monday), shop.round(monday)]);
    const [order, ...others] = await shop.orders();
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      status: 'placed',
      deliveryDate: tuesday,
      orderReference: 'Groep 3',
      payment: 'on_account',
    });
    const [after] = await shop.api.database.sql<
      { stock: number }[]
    >`select stock from products where id = ${diapers}`;
    expect(after?.stock).toBe((before?.stock ?? 0) - 4);
    expect(await shop.mailKinds()).toEqual(['standing-order-notice', 'order-confirmation']);
    await shop.at(monday);
    expect(await shop.client.standingOrder(id)).toMatchObject({
      run: null,
      nextDeliveryOn: '2026-12-01',
      history: [
        { id: run, status: 'placed', orderId: order?.id, orderNumber: expect.stringMatching(/^KKN/) },
      ],
    });
  });

  test('waits, and its buyer is mailed a question, when a price rose by more than 5 %', async () => {
    const { run } = await shop.makeAnnounced();
    await shop.api.database.sql`update products set price_cents = 2830 where id = ${diapers}`;
    await shop.round(monday);
    await shop.round('2026-11-23T07:01:00Z');
    expect(await shop.orders()).toEqual([]);
    expect(await shop.statusOf(run)).toBe('waiting');
    expect(await shop.mailKinds()).toEqual(['standing-order-notice', 'standing-order-question']);
    expect(await shop.mailText('standing-order-question')).toMatch(/Niet alles is zoals de vorige keer/);
  });

  test('with a rise within 5 % is placed, and the next one is compared with it', async () => {
    const { id } = await shop.makeAnnounced();
    await shop.api.database.sql`update products set price_cents = 2800 where id = ${diapers}`;
    await shop.round(monday);
    expect(await shop.orders()).toHaveLength(1);
    await shop.api.database.sql`update products set price_cents = 2900 where id = ${diapers}`;
    await shop.at(monday);
    expect((await shop.client.standingOrder(id))?.assessment).toMatchObject({
      problems: [],
      lines: [
        {
          cost: 11_600,
          asks: false,
          note: expect.stringMatching(/Kost nu €\u00a0116,00, dat was €\u00a0112,00\./),
        },
      ],
    });
  });
});

describe('a buyer', () => {
  test('orders before the time, for the planned day; the worker does not order again', async () => {
    const { id, run } = await shop.makeAnnounced();
    expect(await shop.client.decideRun({ standingOrder: id, run }, 'order')).toMatchObject({
      status: 'placed',
    });
    expect(await shop.client.decideRun({ standingOrder: id, run }, 'order')).toMatchObject({
      status: 'placed',
    });
    await shop.round(monday);
    expect(await shop.orders()).toMatchObject([{ status: 'placed', deliveryDate: tuesday }]);
    await expect(shop.client.decideRun({ standingOrder: id, run }, 'skip')).rejects.toMatchObject({
      status: 409,
      message: 'Deze bestelling is al geplaatst.',
    });
  });

  test('skips twice, and takes it back before its time', async () => {
    const { id, run } = await shop.makeAnnounced();
    await shop.client.decideRun({ standingOrder: id, run }, 'skip');
    expect(await shop.client.decideRun({ standingOrder: id, run }, 'skip')).toMatchObject({
      status: 'skipped',
      restorable: true,
    });
    await expect(shop.client.decideRun({ standingOrder: id, run }, 'order')).rejects.toMatchObject({
      status: 409,
      message: 'Deze keer is overgeslagen. Er wordt niets besteld.',
    });
    expect(await shop.client.decideRun({ standingOrder: id, run }, 'restore')).toMatchObject({
      status: 'announced',
    });
    await shop.client.decideRun({ standingOrder: id, run }, 'skip');
    await shop.round(monday);
    expect(await shop.orders()).toEqual([]);
    await shop.at(monday);
    await expect(shop.client.decideRun({ standingOrder: id, run }, 'restore')).rejects.toMatchObject({
      status: 409,
    });
  });

  test('orders a run with questions: the products that are available, at their present price', async () => {
    const { id, run } = await shop.makeAnnounced(listLine(diapers, 4), listLine(105001, 30));
    const { sql } = shop.api.database;
    await sql`update products set stock = 0 where id = 105001`;
    await sql`update products set price_cents = 4000 where id = ${diapers}`;
    await shop.round(monday);
    await shop.at(monday);
    const asked = await shop.client.standingOrder(id);
    expect(asked?.assessment?.lines).toMatchObject([
      { productId: diapers, quantity: 4, asks: true, note: expect.stringMatching(/^Kost nu €\u00a0160,00/) },
      { productId: 105001, quantity: 0, asks: true, note: 'Niet op voorraad.' },
    ]);
    expect(await shop.client.decideRun({ standingOrder: id, run }, 'order')).toMatchObject({
      status: 'placed',
    });
    expect(await sql`select product_id, amount, price_cents from order_lines`).toEqual([
      { productId: diapers, amount: 4, priceCents: 4000 },
    ]);
  });

  test('who orders a run below the minimum order gets no order: the run waits', async () => {
    const { id, run } = await shop.makeAnnounced();
    await shop.api.database.sql`update shopping_list_lines set quantity = 1`;
    expect(await shop.client.decideRun({ standingOrder: id, run }, 'order')).toMatchObject({
      status: 'waiting',
    });
    expect(await shop.orders()).toEqual([]);
  });

  test('orders a run whose day can no longer be reached, for the first day that is offered', async () => {
    const { id, run } = await shop.makeAnnounced();
    await shop.round('2026-11-25T12:00:00Z');
    expect(await shop.statusOf(run)).toBe('waiting');
    await shop.at('2026-11-25T12:00:00Z');
    expect(await shop.client.decideRun({ standingOrder: id, run }, 'order')).toMatchObject({
      status: 'placed',
    });
    expect(await shop.orders()).toMatchObject([{ deliveryDate: '2026-11-27' }]);
  });

  test('decides by the link of the mail, without a login', async () => {
    const { run } = await shop.makeAnnounced();
    const token = tokenOf(await shop.mailText('standing-order-notice'));
    const visitor = createTestClient(shop.api);
    expect(await visitor.linkedRun(token)).toMatchObject({
      name: 'Elke week',
      company: 'Kinderopvang De Vlinder',
      run: { id: run, status: 'announced' },
      assessment: { lines: [{ quantity: 4 }] },
    });
    expect(await visitor.decideRun({ token }, 'skip')).toMatchObject({ status: 'skipped' });
    expect(await visitor.decideRun({ token }, 'skip')).toMatchObject({ status: 'skipped' });
    expect(await visitor.decideRun({ token }, 'restore')).toMatchObject({ status: 'announced' });
    expect(await visitor.decideRun({ token }, 'order')).toMatchObject({ status: 'placed' });
    await expect(visitor.decideRun({ token }, 'skip')).rejects.toMatchObject({ status: 409 });
    expect(await visitor.linkedRun(token)).toMatchObject({ run: { status: 'placed' }, assessment: null });
  });

  test('cannot use a link that is invented, too old, or of a user who can no longer log in', async () => {
    await shop.makeAnnounced();
    const token = tokenOf(await shop.mailText('standing-order-notice'));
    const visitor = createTestClient(shop.api);
    const isRefused = async (given: string) => {
      expect(await visitor.linkedRun(given)).toBeNull();
      await expect(visitor.decideRun({ token: given }, 'order')).rejects.toMatchObject({ status: 404 });
    };
    await isRefused(`${token}x`);
    await shop.api.database.sql`update users set disabled = true where id = ${shop.userId}`;
    await isRefused(token);
    await shop.api.database.sql`update users set disabled = false where id = ${shop.userId}`;
    shop.api.setTime('2026-12-20T07:00:00Z');
    await isRefused(token);
    expect(await shop.orders()).toEqual([]);
  });
});
