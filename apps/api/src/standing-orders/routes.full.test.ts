// The rare cases of `routes.test.ts`: invalid rhythms, every question, and faults of workers.

import { describe, expect, test } from 'vitest';
import { forgetCompany } from '../database/forgetCompany.ts';
import {
  diapers,
  listLine,
  monday,
  openStandingOrders,
  settingsOf,
  thursday,
  tuesday,
} from '../testing/openStandingOrders.ts';
import { wednesday } from '../testing/openTestApi.ts';
import { placeRun } from './placeRun.ts';

const shop = openStandingOrders();

describe('a standing order', () => {
  test.each([
    ['a weekend', { unit: 'week', every: 1, day: 6 }],
    ['no week', { unit: 'week', every: 0, day: 1 }],
    ['too many weeks', { unit: 'week', every: 13, day: 1 }],
    ['every two months', { unit: 'month', every: 2, day: 1 }],
    ['the 32nd', { unit: 'month', every: 1, day: 32 }],
  ] as const)('of %s is refused', async (_what, rhythm) => {
    const list = await shop.makeList(listLine(diapers, 4));
    await expect(
      shop.client.createStandingOrder(settingsOf(list, { rhythm: { ...rhythm, startsOn: '2026-11-18' } })),
    ).rejects.toMatchObject({ status: 400 });
  });
});

describe('a run', () => {
  test('whose worker dies after the order was placed is recorded by the next one, without a second order', async () => {
    const { run } = await shop.makeAnnounced();
    const { sql } = shop.api.database;
    await sql`alter table standing_order_runs add constraint planted check (status <> 'placed')`;
    await expect(shop.round(monday)).rejects.toThrow('1 runs of standing orders failed.');
    expect(await shop.orders()).toHaveLength(1);
    await sql`alter table standing_order_runs drop constraint planted`;
    // What the list has by then does not matter.
    await sql`delete from shopping_list_lines`;
    await shop.round('2026-11-23T07:01:00Z');
    expect(await shop.statusOf(run)).toBe('placed');
    expect(await shop.orders()).toHaveLength(1);
  });

  test('whose worker dies before the order was placed orders the same, whatever the list has by then', async () => {
    const { run } = await shop.makeAnnounced();
    const { sql } = shop.api.database;
    await sql`alter table outbox add constraint planted check (kind <> 'order-confirmation')`;
    await expect(shop.round(monday)).rejects.toThrow('1 runs');
    await sql`alter table outbox drop constraint planted`;
    await sql`update shopping_list_lines set quantity = 9`;
    await shop.round('2026-11-23T07:01:00Z');
    expect(await shop.statusOf(run)).toBe('placed');
    expect(await sql`select amount from order_lines`).toEqual([{ amount: 4 }]);
  });

  test('that fails does not stop others', async () => {
    await shop.makeAnnounced();
    const { sql } = shop.api.database;
    const bij = await shop.clientOf('bij');
    const list = await bij.createList({ name: 'Egels', shared: true, lines: [listLine(diapers, 4)] });
    await bij.createStandingOrder(settingsOf(list));
    await shop.round(thursday);
    await sql`
      update standing_orders set agreed = '{"101404": 5}'
        where company_id = (select company_id from users where id = ${shop.userId})`;
    await expect(shop.round(monday)).rejects.toThrow('1 runs');
    expect(await shop.orders()).toMatchObject([{ payment: 'debit', status: 'placed' }]);
  });

  const questions: readonly (readonly [string, string, RegExp])[] = [
    [
      'a product is sold out',
      'update products set stock = 0 where id = 101404',
      /Op de lijst staat nu niets/,
    ],
    [
      'a product is short',
      'update products set stock = 3 where id = 101404',
      /Niet alles is zoals de vorige keer/,
    ],
    [
      'a limit was set',
      'update products set order_limit = 2 where id = 101404',
      /Niet alles is zoals de vorige keer/,
    ],
    ['the list is empty', 'delete from shopping_list_lines', /Op de lijst staat nu niets/],
    ['the list was removed', 'delete from shopping_lists', /De lijst van deze herhaalorder is er niet meer/],
    [
      'the order is too small',
      'update shopping_list_lines set quantity = 1',
      /kleiner dan het minimum van €\u00a050,00/,
    ],
    [
      'the company pays by card',
      "update companies set payment = 'ideal' where id = (select company_id from users where email like 'vlinder@%')",
      /op rekening of met automatische incasso/,
    ],
    [
      'the company is closed on that day',
      "insert into opening_hours (company_id, weekday) select company_id, 'tuesday' from users where email like 'vlinder@%' on conflict (company_id, weekday) do update set start_time = null, end_time = null",
      /Op de geplande dag kunnen we niet meer bezorgen/,
    ],
  ];
  test.each(questions)('waits and is asked about when %s', async (_what, change, message) => {
    const { id, run } = await shop.makeAnnounced();
    const { sql } = shop.api.database;
    await sql.unsafe(change);
    await shop.round(monday);
    await shop.round('2026-11-23T07:01:00Z');
    expect(await shop.orders()).toEqual([]);
    expect(await shop.statusOf(run)).toBe('waiting');
    expect(await shop.mailKinds()).toEqual(['standing-order-notice', 'standing-order-question']);
    expect(await shop.mailText('standing-order-question')).toMatch(message);
    await shop.at(monday);
    const shown = await shop.client.standingOrder(id);
    expect(shown?.assessment?.problems.map((problem) => problem.message).join(' ')).toMatch(message);
  });

  test('waits when its user can no longer log in; a colleague is mailed, and takes it over', async () => {
    const { id, run } = await shop.makeAnnounced();
    const { sql } = shop.api.database;
    await sql`update users set disabled = true where id = ${shop.userId}`;
    await shop.round(monday);
    expect(await shop.statusOf(run)).toBe('waiting');
    const [colleagueId] = await sql<{ id: number }[]>`select id from users where email like 'collega@%'`;
    expect(
      await sql`select payload -> 'userId' as user from outbox where kind = 'standing-order-question'`,
    ).toEqual([{ user: colleagueId?.id }]);
    shop.setTime(monday);
    const colleague = await shop.clientOf('collega');
    await colleague.setStandingOrderState(id, 'active');
    expect(await colleague.decideRun({ standingOrder: id, run }, 'order')).toMatchObject({
      status: 'placed',
    });
    expect(await shop.orders()).toMatchObject([{ status: 'placed', deliveryDate: tuesday }]);
  });

  test('sends no mail and places no order when no user of the company can log in', async () => {
    await shop.makeAnnounced();
    const { sql } = shop.api.database;
    await sql`update users set disabled = true where company_id = (select company_id from users where id = ${shop.userId})`;
    await shop.round(monday);
    expect(await shop.mailKinds()).toEqual(['standing-order-notice']);
    expect(await shop.mailText('standing-order-notice')).toBe('');
    expect(await shop.orders()).toEqual([]);
  });

  test('that is announced too late waits; later runs are announced in time', async () => {
    const id = await shop.make();
    await shop.round('2026-12-02T07:00:00Z');
    await shop.round('2026-12-02T07:01:00Z');
    await shop.at('2026-12-02T07:01:00Z');
    expect(await shop.client.standingOrder(id)).toMatchObject({
      run: { status: 'waiting', deliveryOn: tuesday },
      upcoming: ['2026-12-08', '2026-12-15', '2026-12-22'],
      assessment: {
        problems: [
          { message: 'We konden deze bestelling niet op tijd aankondigen. Er is nog niets besteld.' },
          { message: expect.stringMatching(/Op de geplande dag kunnen we niet meer bezorgen/) },
        ],
      },
    });
    expect(await shop.mailKinds()).toEqual(['standing-order-question']);
    // The next run replaces it.
    await shop.round('2026-12-03T07:00:00Z');
    await shop.at('2026-12-03T07:00:00Z');
    const { run, history } = (await shop.client.standingOrder(id)) ?? {};
    expect([run?.deliveryOn, history?.map(({ status }) => status)]).toEqual(['2026-12-08', ['missed']]);
    await expect(
      shop.client.decideRun({ standingOrder: id, run: history?.[0]?.id ?? 0 }, 'order'),
    ).rejects.toMatchObject({ status: 409 });
  });
});

describe('a buyer', () => {
  test('and a colleague decide at once: the first decision counts', async () => {
    const { id, run } = await shop.makeAnnounced();
    const results = await Promise.allSettled([
      shop.client.decideRun({ standingOrder: id, run }, 'order'),
      shop.client.decideRun({ standingOrder: id, run }, 'skip'),
    ]);
    const placed = (await shop.orders()).length;
    expect(await shop.statusOf(run)).toBe(placed === 1 ? 'placed' : 'skipped');
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('orders during a fault: the run is being placed, and the worker places it', async () => {
    const { id, run } = await shop.makeAnnounced();
    const { sql } = shop.api.database;
    await sql`alter table outbox add constraint planted check (kind <> 'order-confirmation')`;
    expect(await shop.client.decideRun({ standingOrder: id, run }, 'order')).toMatchObject({
      status: 'placing',
    });
    await sql`alter table outbox drop constraint planted`;
    await expect(shop.client.decideRun({ standingOrder: id, run }, 'skip')).rejects.toMatchObject({
      status: 409,
      message: 'Deze bestelling wordt op dit moment geplaatst.',
    });
    await shop.round('2026-11-19T07:01:00Z');
    expect(await shop.orders()).toMatchObject([{ status: 'placed', deliveryDate: tuesday }]);
  });

  test('gets no mail about a run that was skipped before the mail was sent', async () => {
    const { id, run } = await shop.makeAnnounced();
    await shop.client.decideRun({ standingOrder: id, run }, 'skip');
    expect(await shop.mailText('standing-order-notice')).toBe('');
    await placeRun(shop.dependenciesAt(monday), run);
    expect(await shop.orders()).toEqual([]);
  });
});

// Last, since every other test needs its company.
describe('the standing order', () => {
  test('of a forgotten company is removed', async () => {
    const hommel = await shop.clientOf('hommel');
    const list = await hommel.createList({ name: 'Egels', shared: true, lines: [listLine(diapers, 4)] });
    await hommel.createStandingOrder(settingsOf(list));
    const [company] = await shop.api.database.sql<{ customerNumber: string }[]>`
      select customer_number from companies join users on company_id = companies.id where email like 'hommel@%'`;
    await shop.api.database.sql.begin((sql) =>
      forgetCompany(sql, company?.customerNumber ?? '', '', new Date(wednesday)),
    );
    expect(await shop.api.database.sql`select id from standing_orders`).toHaveLength(0);
  });
});
