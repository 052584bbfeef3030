// Over 300 lines: every way in which a run is announced, asked about, decided and placed.

import type { ApiClient, StandingOrderSettings } from '@magazijn/api-client';
import type { ListLine } from '@magazijn/domain/lists';
import { createLogger } from '@magazijn/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetCompany } from '../database/forgetCompany.ts';
import { composeMail } from '../mail/composeMail.ts';
import { readMailSender } from '../mail/createMailer.ts';
import { renderMailText } from '../mail/renderMail.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { errorsAtOnce } from '../testing/errorsAtOnce.ts';
import { openTestApi, type TestApi, wednesday } from '../testing/openTestApi.ts';
import { placeRun } from './placeRun.ts';
import { runStandingOrders } from './runStandingOrders.ts';

/** The run of the first Tuesday: announced on Thursday, placed on Monday at eight. */
const tuesday = '2026-11-24';
const thursday = '2026-11-19T07:00:00Z';
const monday = '2026-11-23T07:00:00Z';
const diapers = 101404;
const soldOut = 101419;

const settings = readApiSettings({ LOGIN_THROTTLE: 'off', PUBLIC_URL: 'https://shop.test' });
const logger = createLogger({ level: 'silent' });
let api: TestApi;
let client: ApiClient;
let userId: number;
beforeAll(async () => {
  api = await openTestApi();
  const { sql } = api.database;
  [{ id: userId }] = await sql<[{ id: number }]>`select id from users where email like 'vlinder@%'`;
  await sql`
    insert into users (company_id, email, password_hash, role)
      select company_id, person.email, password_hash, person.role
        from users, (values
          ('boekhouder@demo.magazijn.test', 'bookkeeper'), ('collega@demo.magazijn.test', 'administrator')
        ) as person (email, role)
        where users.id = ${userId}`;
  await sql`create table untouched as select * from products`;
  await sql`create table untouched_hours as select * from opening_hours`;
  await sql`create table kept_sessions (like sessions including indexes)`;
});
afterAll(() => api.close());
beforeEach(async () => {
  const { sql } = api.database;
  await sql`delete from standing_orders`;
  await sql`delete from shopping_lists`;
  for (const table of ['orders', 'payments', 'outbox']) await sql`delete from ${sql(table)}`;
  await sql`
    update products set stock = untouched.stock, available = untouched.available, deal = untouched.deal,
        price_cents = untouched.price_cents, order_limit = untouched.order_limit
      from untouched
      where untouched.id = products.id
        and (products.stock, products.available, products.deal, products.price_cents, products.order_limit)
          is distinct from (untouched.stock, untouched.available, untouched.deal, untouched.price_cents,
            untouched.order_limit)`;
  await sql`delete from opening_hours`;
  await sql`insert into opening_hours select * from untouched_hours`;
  await sql`update users set disabled = false where id = ${userId}`;
  await sql`update companies set payment = 'on_account' where id = (select company_id from users where id = ${userId})`;
  await at(wednesday);
});

const clients = new Map<string, ApiClient>();
let now = wednesday;

/** A demo account at this moment. Its login is kept for other tests, since each takes long. */
async function clientOf(name: string): Promise<ApiClient> {
  const key = `${name} ${now}`;
  const found = clients.get(key) ?? createTestClient(api, await api.logIn(name));
  clients.set(key, found);
  // Later logins remove it as idle.
  const { sql } = api.database;
  await sql`insert into kept_sessions select * from sessions on conflict do nothing`;
  await sql`delete from sessions`;
  await sql`insert into sessions select * from kept_sessions where user_id in (select id from users)`;
  return found;
}

async function at(iso: string): Promise<void> {
  now = iso;
  api.setTime(iso);
  client = await clientOf('vlinder');
}

const dependenciesAt = (iso: string) => ({
  database: api.database,
  settings,
  clock: () => new Date(iso),
});

/** The work of one minute in a worker. */
const round = (iso: string) => runStandingOrders(dependenciesAt(iso), logger);

const line = (productId: number, quantity: number, kind: ListLine['kind'] = 'order'): ListLine => ({
  productId,
  quantity,
  kind,
});
const makeList = (...lines: readonly ListLine[]) => client.createList({ name: 'Egels', shared: true, lines });

const settingsOf = (list: number, changes: Partial<StandingOrderSettings> = {}): StandingOrderSettings => ({
  name: 'Elke week',
  source: { list },
  rhythm: { unit: 'week', every: 1, day: 2, startsOn: '2026-11-18' },
  maxPriceRise: 5,
  reference: 'Groep 3',
  ...changes,
});

/** A standing order of four packs of diapers, every Tuesday. */
async function make(...lines: readonly ListLine[]): Promise<number> {
  const list = await makeList(...(lines.length > 0 ? lines : [line(diapers, 4)]));
  return client.createStandingOrder(settingsOf(list));
}

/** The same, with its run announced. */
async function makeAnnounced(...lines: readonly ListLine[]): Promise<{ id: number; run: number }> {
  const id = await make(...lines);
  await round(thursday);
  await at(thursday);
  return { id, run: (await client.standingOrder(id))?.run?.id ?? 0 };
}

const orders = () =>
  api.database.sql<
    { id: number; status: string; deliveryDate: string; orderReference: string; payment: string }[]
  >`select id, status, delivery_date, order_reference, payment from orders order by id`;
const mailKinds = async () =>
  (await api.database.sql<{ kind: string }[]>`select kind from outbox order by id`).map(({ kind }) => kind);
const statusOf = async (run: number) =>
  (await api.database.sql<{ status: string }[]>`select status from standing_order_runs where id = ${run}`)[0]
    ?.status;

async function mailText(kind: string): Promise<string> {
  const { sql } = api.database;
  const [row] = await sql<{ payload: object }[]>`select payload from outbox where kind = ${kind}`;
  const content = await composeMail(
    { sql, settings, clock: () => new Date(thursday) },
    kind,
    row?.payload ?? {},
  );
  return content ? `${content.subject}\n${renderMailText(content, readMailSender(settings))}` : '';
}

const tokenOf = (mail: string): string => /herhaalorders\/antwoord\?token=(\S+)/.exec(mail)?.[1] ?? '';

describe('a standing order', () => {
  test('of a list has its next deliveries, and what it would order', async () => {
    const id = await make(line(diapers, 4), line(soldOut, 2, 'stock'));
    expect(await client.standingOrder(id)).toMatchObject({
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
    expect(await client.standingOrders()).toMatchObject({
      allowed: true,
      standingOrders: [{ id, nextDeliveryOn: tuesday, run: null }],
    });
  });

  test('of an order makes a list of it, whose name is free', async () => {
    await makeList(line(diapers, 1));
    const draft = await client.createOrder(
      { quantities: { [diapers]: 6 }, couponCode: '', orderReference: '' },
      'k',
    );
    await client.placeOrder(draft.id);
    const id = await client.createStandingOrder(
      settingsOf(0, { name: 'Egels', source: { order: draft.id } }),
    );
    const made = await client.standingOrder(id);
    expect(made).toMatchObject({ listName: 'Egels (2)', assessment: { lines: [{ wanted: 6 }] } });
  });

  test('whose company closes on its day shows the day on which it will be delivered', async () => {
    const id = await make();
    await api.database.sql`
      insert into opening_hours (company_id, weekday) select company_id, 'tuesday' from users where id = ${userId}
        on conflict (company_id, weekday) do update set start_time = null, end_time = null`;
    expect(await client.standingOrder(id)).toMatchObject({
      nextDeliveryOn: '2026-11-25',
      upcoming: ['2026-11-25', '2026-12-02', '2026-12-09'],
      assessment: { problems: [] },
    });
    expect(await client.standingOrders()).toMatchObject({
      standingOrders: [{ nextDeliveryOn: '2026-11-25' }],
    });
  });

  test('is made once when it is sent again, such as after a lost response', async () => {
    const list = await makeList(line(diapers, 4));
    const results = await Promise.allSettled([1, 2].map(() => client.createStandingOrder(settingsOf(list))));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(client.createStandingOrder(settingsOf(list, { name: 'ELKE week' }))).rejects.toMatchObject({
      status: 422,
      message: 'Er is al een herhaalorder met deze naam. Kies een andere naam.',
    });
    expect((await client.standingOrders())?.standingOrders).toHaveLength(1);
  });

  const nameTaken = 'ApiError: Er is al een herhaalorder met deze naam. Kies een andere naam.';

  test('of an order is made once by a double click, with one list', async () => {
    const draft = await client.createOrder(
      { quantities: { [diapers]: 6 }, couponCode: '', orderReference: '' },
      'k',
    );
    await client.placeOrder(draft.id);
    const create = () => client.createStandingOrder(settingsOf(0, { source: { order: draft.id } }));
    expect(await errorsAtOnce(api, 'companies', [create, create])).toEqual([nameTaken]);
    expect(await client.lists()).toHaveLength(1);
  });

  test('of two that get one name at the same moment, one has it', async () => {
    const list = await makeList(line(diapers, 4));
    const ids = await Promise.all(
      ['A', 'B'].map((name) => client.createStandingOrder(settingsOf(list, { name }))),
    );
    const renames = ids.map((id) => () => client.saveStandingOrder(id, settingsOf(list, { name: 'Egels' })));
    expect(await errorsAtOnce(api, 'standing_orders', renames)).toEqual([nameTaken]);
  });

  test.each([
    ['an empty list', async () => makeList(), /Op deze lijst staat niets/],
    ['a list of wanted stock', async () => makeList(line(diapers, 4, 'stock')), /Op deze lijst staat niets/],
    ['a list that is gone', async () => 999_999, /Deze lijst is er niet meer/],
    [
      'a private list of a colleague',
      async () => {
        const colleague = await clientOf('collega');
        return colleague.createList({ name: 'Van mij', shared: false, lines: [line(diapers, 4)] });
      },
      /Deze lijst is er niet meer/,
    ],
  ])('of %s is refused', async (_what, listOf, message) => {
    const list = await listOf();
    await expect(client.createStandingOrder(settingsOf(list))).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(message),
    });
  });

  test('is not for a company that pays by card', async () => {
    const mier = await clientOf('mier');
    const list = await mier.createList({ name: 'Egels', shared: true, lines: [line(diapers, 4)] });
    await expect(mier.createStandingOrder(settingsOf(list))).rejects.toMatchObject({ status: 422 });
    expect(await mier.standingOrders()).toEqual({ allowed: false, standingOrders: [] });
  });

  test.each([
    ['a weekend', { unit: 'week', every: 1, day: 6 }],
    ['no week', { unit: 'week', every: 0, day: 1 }],
    ['too many weeks', { unit: 'week', every: 13, day: 1 }],
    ['every two months', { unit: 'month', every: 2, day: 1 }],
    ['the 32nd', { unit: 'month', every: 1, day: 32 }],
  ] as const)('of %s is refused', async (_what, rhythm) => {
    const list = await makeList(line(diapers, 4));
    await expect(
      client.createStandingOrder(settingsOf(list, { rhythm: { ...rhythm, startsOn: '2026-11-18' } })),
    ).rejects.toMatchObject({ status: 400 });
  });

  test('is changed: another rhythm counts from its next run, and one that was announced stays', async () => {
    const { id } = await makeAnnounced();
    const [list] = (await client.lists()) ?? [];
    const rhythm = { unit: 'month', every: 1, day: 31, startsOn: '2026-11-18' } as const;
    await client.saveStandingOrder(id, settingsOf(list?.id ?? 0, { rhythm, maxPriceRise: 20 }));
    expect(await client.standingOrder(id)).toMatchObject({
      maxPriceRise: 20,
      run: { deliveryOn: tuesday, status: 'announced' },
      upcoming: ['2026-11-30', '2026-12-31', '2027-02-01'],
    });
  });

  test('that is paused skips its announced run; started again, it orders the next one', async () => {
    const { id, run } = await makeAnnounced();
    await client.setStandingOrderState(id, 'paused');
    expect(await statusOf(run)).toBe('skipped');
    await round(monday);
    await round('2026-11-26T07:00:00Z');
    expect(await orders()).toEqual([]);
    await at('2026-11-27T10:00:00Z');
    await client.setStandingOrderState(id, 'active');
    expect(await client.standingOrder(id)).toMatchObject({
      status: 'active',
      upcoming: ['2026-12-01', expect.anything(), expect.anything()],
    });
  });

  test('that has ended stays ended, and its name is free', async () => {
    const { id, run } = await makeAnnounced();
    await client.setStandingOrderState(id, 'ended');
    await client.setStandingOrderState(id, 'ended');
    expect(await statusOf(run)).toBe('skipped');
    await expect(client.setStandingOrderState(id, 'active')).rejects.toMatchObject({ status: 409 });
    const [list] = (await client.lists()) ?? [];
    await expect(client.saveStandingOrder(id, settingsOf(list?.id ?? 0))).rejects.toMatchObject({
      status: 409,
    });
    await expect(client.decideRun({ standingOrder: id, run }, 'restore')).rejects.toMatchObject({
      status: 409,
    });
    expect(await client.createStandingOrder(settingsOf(list?.id ?? 0))).toBeGreaterThan(id);
  });

  test('of a private list shows no colleague the list, and is not started, changed or ordered by one', async () => {
    const privateList = await client.createList({
      name: 'Van mij',
      shared: false,
      lines: [line(diapers, 4)],
    });
    const id = await client.createStandingOrder(settingsOf(privateList));
    await round(thursday);
    await at(thursday);
    const run = (await client.standingOrder(id))?.run?.id ?? 0;
    const colleague = await clientOf('collega');
    const reason =
      'De lijst van deze herhaalorder is alleen zichtbaar voor een collega. Kies eerst een andere lijst.';
    const refused = { status: 422, message: reason };
    const shown = { listId: null, listName: 'Een lijst van een collega' };
    expect(await colleague.standingOrder(id)).toMatchObject({
      ...shown,
      assessment: { lines: [], problems: [{ message: reason, blocking: true }], totals: null },
    });
    expect(await colleague.standingOrders()).toMatchObject({ standingOrders: [shown] });
    await expect(colleague.decideRun({ standingOrder: id, run }, 'order')).rejects.toMatchObject(refused);
    await expect(colleague.saveStandingOrder(id, settingsOf(privateList))).rejects.toMatchObject({
      status: 422,
      message: 'Deze lijst is er niet meer. Kies een andere lijst.',
    });
    await expect(colleague.setStandingOrderState(id, 'active')).rejects.toMatchObject(refused);
    await colleague.setStandingOrderState(id, 'paused');
    await expect(colleague.setStandingOrderState(id, 'active')).rejects.toMatchObject(refused);
    expect(await orders()).toEqual([]);
    expect(await client.standingOrder(id)).toMatchObject({
      listId: privateList,
      listName: 'Van mij',
      assessment: null,
    });
  });

  test('of a private list is not shown by the mail and link of a colleague who had it before', async () => {
    const { id } = await makeAnnounced();
    const token = tokenOf(await mailText('standing-order-notice'));
    const colleague = await clientOf('collega');
    const list = await colleague.createList({ name: 'Van mij', shared: false, lines: [line(diapers, 6)] });
    await colleague.saveStandingOrder(id, settingsOf(list));
    const visitor = createTestClient(api);
    expect(await visitor.linkedRun(token)).toMatchObject({
      listId: null,
      assessment: { lines: [], totals: null },
    });
    expect(await mailText('standing-order-notice')).toBe('');
    await expect(visitor.decideRun({ token }, 'order')).rejects.toMatchObject({ status: 422 });
    expect(await visitor.decideRun({ token }, 'skip')).toMatchObject({ status: 'skipped' });
  });

  test('of a forgotten company is removed', async () => {
    const hommel = await clientOf('hommel');
    const list = await hommel.createList({ name: 'Egels', shared: true, lines: [line(diapers, 4)] });
    await hommel.createStandingOrder(settingsOf(list));
    const [company] = await api.database.sql<{ customerNumber: string }[]>`
      select customer_number from companies join users on company_id = companies.id where email like 'hommel@%'`;
    await api.database.sql.begin((sql) =>
      forgetCompany(sql, company?.customerNumber ?? '', '', new Date(wednesday)),
    );
    expect(await api.database.sql`select id from standing_orders`).toHaveLength(0);
  });
});

describe('a run', () => {
  test('is announced once by two workers, two working days before, with a mail', async () => {
    const id = await make();
    await round('2026-11-19T06:59:00Z');
    expect(await mailKinds()).toEqual([]);
    await Promise.all([round(thursday), round(thursday)]);
    await round('2026-11-19T07:01:00Z');
    expect(await mailKinds()).toEqual(['standing-order-notice']);
    await at(thursday);
    expect(await client.standingOrder(id)).toMatchObject({
      run: { status: 'announced', deliveryOn: tuesday, placeAt: '2026-11-23T07:00:00.000Z' },
      nextDeliveryOn: '2026-12-01',
    });
    const mail = await mailText('standing-order-notice');
    expect(mail).toContain('Herhaalorder Elke week: bezorging op dinsdag 24 november');
    expect(mail).toContain('Op maandag 23 november om 8.00 uur plaatsen we deze bestelling');
    expect(mail).toContain('Klopt alles, dan hoef je niets te doen.');
    expect(mail).toMatch(/4 × Pukkie luiers maat 4: €\u00a0107,80/);
    expect(mail).toContain('Je referentie: Groep 3');
  });

  test('is placed at its time for its day, as an order on account, once by two workers at once', async () => {
    const { id, run } = await makeAnnounced();
    await round('2026-11-23T06:59:00Z');
    expect(await orders()).toEqual([]);
    const [before] = await api.database.sql<
      { stock: number }[]
    >`select stock from products where id = ${diapers}`;
    await Promise.all([round(monday), round(monday), round(monday)]);
    const [order, ...others] = await orders();
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      status: 'placed',
      deliveryDate: tuesday,
      orderReference: 'Groep 3',
      payment: 'on_account',
    });
    const [after] = await api.database.sql<
      { stock: number }[]
    >`select stock from products where id = ${diapers}`;
    expect(after?.stock).toBe((before?.stock ?? 0) - 4);
    expect(await mailKinds()).toEqual(['standing-order-notice', 'order-confirmation']);
    await at(monday);
    expect(await client.standingOrder(id)).toMatchObject({
      run: null,
      nextDeliveryOn: '2026-12-01',
      history: [
        { id: run, status: 'placed', orderId: order?.id, orderNumber: expect.stringMatching(/^KKN/) },
      ],
    });
  });

  test('whose worker dies after the order was placed is recorded by the next one, without a second order', async () => {
    const { run } = await makeAnnounced();
    const { sql } = api.database;
    await sql`alter table standing_order_runs add constraint planted check (status <> 'placed')`;
    await expect(round(monday)).rejects.toThrow('1 runs of standing orders failed.');
    expect(await orders()).toHaveLength(1);
    await sql`alter table standing_order_runs drop constraint planted`;
    // Later changes of the list do not matter.
    await sql`delete from shopping_list_lines`;
    await round('2026-11-23T07:01:00Z');
    expect(await statusOf(run)).toBe('placed');
    expect(await orders()).toHaveLength(1);
  });

  test('whose worker dies before the order was placed orders the same, whatever the list has by then', async () => {
    const { run } = await makeAnnounced();
    const { sql } = api.database;
    await sql`alter table outbox add constraint planted check (kind <> 'order-confirmation')`;
    await expect(round(monday)).rejects.toThrow('1 runs');
    await sql`alter table outbox drop constraint planted`;
    await sql`update shopping_list_lines set quantity = 9`;
    await round('2026-11-23T07:01:00Z');
    expect(await statusOf(run)).toBe('placed');
    expect(await sql`select amount from order_lines`).toEqual([{ amount: 4 }]);
  });

  test.each([
    ['before its draft was made', 'alter table orders add constraint planted check (id < 0)', 'orders'],
    [
      'before the order was placed',
      "alter table outbox add constraint planted check (kind <> 'order-confirmation')",
      'outbox',
    ],
  ])('whose worker dies %s waits when a price rose since then', async (_when, plant, table) => {
    const { id, run } = await makeAnnounced();
    const { sql } = api.database;
    await sql.unsafe(plant);
    await expect(round(monday)).rejects.toThrow('1 runs');
    await sql.unsafe(`alter table ${table} drop constraint planted`);
    await sql`update products set price_cents = 4000 where id = ${diapers}`;
    await round('2026-11-23T07:01:00Z');
    expect(await statusOf(run)).toBe('waiting');
    expect(await orders()).not.toContainEqual(expect.objectContaining({ status: 'placed' }));
    expect(await mailText('standing-order-question')).toMatch(/Kost nu €\u00a0160,00, dat was €\u00a0107,80/);
    await at(monday);
    expect(await client.decideRun({ standingOrder: id, run }, 'order')).toMatchObject({ status: 'placed' });
  });

  test('keeps its delivery day when the cut-off passes while it is placed', async () => {
    const { run } = await makeAnnounced();
    const { sql } = api.database;
    await sql`update standing_order_runs set status = 'placing'`;
    const moments = Array.from({ length: 4 }, () => '2026-11-23T10:59:59Z');
    const clock = () => new Date(moments.pop() ?? '2026-11-23T11:00:00Z');
    await placeRun({ database: api.database, settings, clock }, run);
    expect(await statusOf(run)).toBe('placed');
    expect(await orders()).toMatchObject([{ deliveryDate: tuesday }]);
  });

  test('whose company pays by card since an attempt failed waits, and can be skipped', async () => {
    const { id, run } = await makeAnnounced();
    const { sql } = api.database;
    await sql`alter table outbox add constraint planted check (kind <> 'order-confirmation')`;
    await expect(round(monday)).rejects.toThrow('1 runs');
    await sql`alter table outbox drop constraint planted`;
    await sql`update companies set payment = 'ideal' where id = (select company_id from users where id = ${userId})`;
    await round('2026-11-23T07:01:00Z');
    await at(monday);
    expect((await client.standingOrder(id))?.assessment?.problems).toMatchObject([
      { message: expect.stringMatching(/op rekening of met automatische incasso/), blocking: true },
    ]);
    expect(await client.decideRun({ standingOrder: id, run }, 'skip')).toMatchObject({ status: 'skipped' });
    expect(await orders()).not.toContainEqual(expect.objectContaining({ status: 'placed' }));
  });

  test('above a limit of its buyer waits, and its mail names the limit', async () => {
    const { sql } = api.database;
    const { run } = await makeAnnounced();
    await sql`
      insert into approval_rules (company_id, person_id, max_order_cents)
        select company_id, id, 5000 from users where id = ${userId}`;
    await round(monday);
    await sql`delete from approval_rules`;
    expect(await statusOf(run)).toBe('waiting');
    expect(await mailText('standing-order-question')).toMatch(/boven je maximum van €\s50,00 per bestelling/);
    expect((await orders()).filter(({ status }) => status === 'placed')).toEqual([]);
  });

  test('that fails stops no other', async () => {
    await makeAnnounced();
    const { sql } = api.database;
    const bij = await clientOf('bij');
    const list = await bij.createList({ name: 'Egels', shared: true, lines: [line(diapers, 4)] });
    await bij.createStandingOrder(settingsOf(list));
    await round(thursday);
    await sql`
      update standing_orders set agreed = '{"101404": 5}'
        where company_id = (select company_id from users where id = ${userId})`;
    await expect(round(monday)).rejects.toThrow('1 runs');
    expect(await orders()).toMatchObject([{ payment: 'debit', status: 'placed' }]);
  });

  const questions: readonly (readonly [string, string, RegExp])[] = [
    [
      'a price rose by more than 5 %',
      'update products set price_cents = 2830 where id = 101404',
      /Niet alles is zoals de vorige keer/,
    ],
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
    const { id, run } = await makeAnnounced();
    const { sql } = api.database;
    await sql.unsafe(change);
    await round(monday);
    await round('2026-11-23T07:01:00Z');
    expect(await orders()).toEqual([]);
    expect(await statusOf(run)).toBe('waiting');
    expect(await mailKinds()).toEqual(['standing-order-notice', 'standing-order-question']);
    expect(await mailText('standing-order-question')).toMatch(message);
    await at(monday);
    const shown = await client.standingOrder(id);
    expect(shown?.assessment?.problems.map((problem) => problem.message).join(' ')).toMatch(message);
  });

  test('with a rise within 5 % is placed, and the next one is compared with it', async () => {
    const { id } = await makeAnnounced();
    await api.database.sql`update products set price_cents = 2800 where id = ${diapers}`;
    await round(monday);
    expect(await orders()).toHaveLength(1);
    await api.database.sql`update products set price_cents = 2900 where id = ${diapers}`;
    await at(monday);
    expect((await client.standingOrder(id))?.assessment).toMatchObject({
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

  test('waits when its user can no longer log in; a colleague who may order is mailed, and takes it over', async () => {
    const { id, run } = await makeAnnounced();
    const { sql } = api.database;
    await sql`update users set disabled = true where id = ${userId}`;
    await round(monday);
    expect(await statusOf(run)).toBe('waiting');
    const [colleagueId] = await sql<{ id: number }[]>`select id from users where email like 'collega@%'`;
    expect(
      await sql`select payload -> 'userId' as user from outbox where kind = 'standing-order-question'`,
    ).toEqual([{ user: colleagueId?.id }]);
    now = monday;
    api.setTime(monday);
    const colleague = await clientOf('collega');
    await colleague.setStandingOrderState(id, 'active');
    expect(await colleague.decideRun({ standingOrder: id, run }, 'order')).toMatchObject({
      status: 'placed',
    });
    expect(await orders()).toMatchObject([{ status: 'placed', deliveryDate: tuesday }]);
  });

  test('sends no mail and places no order when all users of its company are disabled', async () => {
    await makeAnnounced();
    const { sql } = api.database;
    await sql`update users set disabled = true where company_id = (select company_id from users where id = ${userId})`;
    await round(monday);
    expect(await mailKinds()).toEqual(['standing-order-notice']);
    expect(await mailText('standing-order-notice')).toBe('');
    await sql`update users set disabled = false`;
    await sql`update users set disabled = true where email like 'uil@%'`;
    expect(await orders()).toEqual([]);
  });

  test('that no worker announced in time waits, and later ones follow', async () => {
    const id = await make();
    await round('2026-12-02T07:00:00Z');
    await round('2026-12-02T07:01:00Z');
    await at('2026-12-02T07:01:00Z');
    expect(await client.standingOrder(id)).toMatchObject({
      run: { status: 'waiting', deliveryOn: tuesday },
      upcoming: ['2026-12-08', '2026-12-15', '2026-12-22'],
      assessment: {
        problems: [
          { message: 'We konden deze bestelling niet op tijd aankondigen. Er is nog niets besteld.' },
          { message: expect.stringMatching(/Op de geplande dag kunnen we niet meer bezorgen/) },
        ],
      },
    });
    expect(await mailKinds()).toEqual(['standing-order-question']);
    // The next run closes it.
    await round('2026-12-03T07:00:00Z');
    await at('2026-12-03T07:00:00Z');
    const { run, history } = (await client.standingOrder(id)) ?? {};
    expect([run?.deliveryOn, history?.map(({ status }) => status)]).toEqual(['2026-12-08', ['missed']]);
    await expect(
      client.decideRun({ standingOrder: id, run: history?.[0]?.id ?? 0 }, 'order'),
    ).rejects.toMatchObject({ status: 409 });
  });
});

describe('a buyer', () => {
  test('orders before the time, for the planned day; the worker does not order again', async () => {
    const { id, run } = await makeAnnounced();
    expect(await client.decideRun({ standingOrder: id, run }, 'order')).toMatchObject({
      status: 'placed',
    });
    expect(await client.decideRun({ standingOrder: id, run }, 'order')).toMatchObject({
      status: 'placed',
    });
    await round(monday);
    expect(await orders()).toMatchObject([{ status: 'placed', deliveryDate: tuesday }]);
    await expect(client.decideRun({ standingOrder: id, run }, 'skip')).rejects.toMatchObject({
      status: 409,
      message: 'Deze bestelling is al geplaatst.',
    });
  });

  test('skips twice, and takes it back before its time', async () => {
    const { id, run } = await makeAnnounced();
    await client.decideRun({ standingOrder: id, run }, 'skip');
    expect(await client.decideRun({ standingOrder: id, run }, 'skip')).toMatchObject({
      status: 'skipped',
      restorable: true,
    });
    await expect(client.decideRun({ standingOrder: id, run }, 'order')).rejects.toMatchObject({
      status: 409,
      message: 'Deze keer is overgeslagen. Er wordt niets besteld.',
    });
    expect(await client.decideRun({ standingOrder: id, run }, 'restore')).toMatchObject({
      status: 'announced',
    });
    await client.decideRun({ standingOrder: id, run }, 'skip');
    await round(monday);
    expect(await orders()).toEqual([]);
    await at(monday);
    await expect(client.decideRun({ standingOrder: id, run }, 'restore')).rejects.toMatchObject({
      status: 409,
    });
  });

  test('of two decisions at once the first counts', async () => {
    const { id, run } = await makeAnnounced();
    const results = await Promise.allSettled([
      client.decideRun({ standingOrder: id, run }, 'order'),
      client.decideRun({ standingOrder: id, run }, 'skip'),
    ]);
    const placed = (await orders()).length;
    expect(await statusOf(run)).toBe(placed === 1 ? 'placed' : 'skipped');
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('orders in spite of what asks: what is left, at the price of now', async () => {
    const { id, run } = await makeAnnounced(line(diapers, 4), line(105001, 30));
    const { sql } = api.database;
    await sql`update products set stock = 0 where id = 105001`;
    await sql`update products set price_cents = 4000 where id = ${diapers}`;
    await round(monday);
    await at(monday);
    const asked = await client.standingOrder(id);
    expect(asked?.assessment?.lines).toMatchObject([
      { productId: diapers, quantity: 4, asks: true, note: expect.stringMatching(/^Kost nu €\u00a0160,00/) },
      { productId: 105001, quantity: 0, asks: true, note: 'Niet op voorraad.' },
    ]);
    expect(await client.decideRun({ standingOrder: id, run }, 'order')).toMatchObject({
      status: 'placed',
    });
    expect(await sql`select product_id, amount, price_cents from order_lines`).toEqual([
      { productId: diapers, amount: 4, priceCents: 4000 },
    ]);
  });

  test.each([
    ['became more expensive', 'update products set price_cents = 4000 where id = 101404'],
    ['ran short', 'update products set stock = 3 where id = 101404'],
  ])('orders nothing unseen when a product %s since the page was loaded', async (_what, change) => {
    const { id, run } = await makeAnnounced();
    const target = { standingOrder: id, run };
    const shownTotal = async () =>
      (await client.standingOrder(id))?.assessment?.totals?.totalExclusive ?? null;
    const before = await shownTotal();
    await api.database.sql.unsafe(change);
    await expect(client.decideRun(target, 'order', before)).rejects.toMatchObject({
      status: 409,
      message: 'Er is intussen iets veranderd. Kijk of je het zo wilt bestellen.',
    });
    expect(await orders()).toEqual([]);
    expect(await statusOf(run)).toBe('announced');
    const now = await shownTotal();
    expect(await client.decideRun(target, 'order', now)).toMatchObject({ status: 'placed' });
    // A second press, such as after a lost response, tells the same.
    expect(await client.decideRun(target, 'order', before)).toMatchObject({ status: 'placed' });
    expect(await orders()).toHaveLength(1);
  });

  test('cannot order below the minimum; the run waits', async () => {
    const { id, run } = await makeAnnounced();
    await api.database.sql`update shopping_list_lines set quantity = 1`;
    expect(await client.decideRun({ standingOrder: id, run }, 'order')).toMatchObject({
      status: 'waiting',
    });
    expect(await orders()).toEqual([]);
  });

  test('orders after the day has gone, for the first day that is offered', async () => {
    const { id, run } = await makeAnnounced();
    await round('2026-11-25T12:00:00Z');
    expect(await statusOf(run)).toBe('waiting');
    await at('2026-11-25T12:00:00Z');
    expect(await client.decideRun({ standingOrder: id, run }, 'order')).toMatchObject({
      status: 'placed',
    });
    expect(await orders()).toMatchObject([{ deliveryDate: '2026-11-27' }]);
  });

  test('whose press meets a fault is answered, and the worker places it', async () => {
    const { id, run } = await makeAnnounced();
    const { sql } = api.database;
    await sql`alter table outbox add constraint planted check (kind <> 'order-confirmation')`;
    expect(await client.decideRun({ standingOrder: id, run }, 'order')).toMatchObject({
      status: 'placing',
    });
    await sql`alter table outbox drop constraint planted`;
    await expect(client.decideRun({ standingOrder: id, run }, 'skip')).rejects.toMatchObject({
      status: 409,
      message: 'Deze bestelling wordt op dit moment geplaatst.',
    });
    await round('2026-11-19T07:01:00Z');
    expect(await orders()).toMatchObject([{ status: 'placed', deliveryDate: tuesday }]);
  });

  test('decides by the link of the mail, without a login', async () => {
    const { run } = await makeAnnounced();
    const token = tokenOf(await mailText('standing-order-notice'));
    const visitor = createTestClient(api);
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

  test('has no link that is made up, too old, or of a user who can no longer log in', async () => {
    await makeAnnounced();
    const token = tokenOf(await mailText('standing-order-notice'));
    const visitor = createTestClient(api);
    const isRefused = async (given: string) => {
      expect(await visitor.linkedRun(given)).toBeNull();
      await expect(visitor.decideRun({ token: given }, 'order')).rejects.toMatchObject({ status: 404 });
    };
    await isRefused(`${token}x`);
    await api.database.sql`update users set disabled = true where id = ${userId}`;
    await isRefused(token);
    await api.database.sql`update users set disabled = false where id = ${userId}`;
    api.setTime('2026-12-20T07:00:00Z');
    await isRefused(token);
    expect(await orders()).toEqual([]);
  });

  test('gets no notice of a run that was skipped before the mail was composed', async () => {
    const { id, run } = await makeAnnounced();
    await client.decideRun({ standingOrder: id, run }, 'skip');
    expect(await mailText('standing-order-notice')).toBe('');
    await placeRun(dependenciesAt(monday), run);
    expect(await orders()).toEqual([]);
  });
});
