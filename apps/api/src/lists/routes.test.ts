// Over 300 lines: all calls of lists share one database.
import type { ApiClient } from '@magazijn/api-client';
import { type ListContent, type ListLine, maxListLines, maxLists } from '@magazijn/domain/lists';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyRetention } from '../database/applyRetention.ts';
import { forgetCompany } from '../database/forgetCompany.ts';
import { composeMail } from '../mail/composeMail.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { createRunLink } from '../standing-orders/runLinks.ts';
import { cartForm } from '../testing/cartForm.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { openTestApi, type TestApi, wednesday } from '../testing/openTestApi.ts';

let api: TestApi;
let client: ApiClient;
let colleague: ApiClient;
beforeAll(async () => {
  api = await openTestApi();
  client = createTestClient(api, await api.logIn('vlinder'));
  await api.database.sql`
    insert into users (company_id, email, password_hash)
      select company_id, 'collega@demo.magazijn.test', password_hash from users where email like 'vlinder@%'`;
  colleague = createTestClient(api, await api.logIn('collega'));
});
afterAll(() => api.close());
beforeEach(() => api.database.sql`delete from shopping_lists`);

const line = (productId: number, quantity = 1, kind: ListLine['kind'] = 'order'): ListLine => ({
  productId,
  quantity,
  kind,
});
const content = (name: string, ...lines: readonly ListLine[]): ListContent => ({
  name,
  shared: true,
  lines,
});
const linesOf = async (id: number) =>
  (await client.list(id))?.lines.map(({ productId, quantity, kind }) => [productId, quantity, kind]);

test('a list keeps the order, quantities and kinds of its lines; the shop tells what it has of them now', async () => {
  const id = await client.createList(content(' Egels ', line(101419, 3, 'stock'), line(101404, 12)));
  const list = await client.list(id);
  expect(list).toMatchObject({
    name: 'Egels',
    shared: true,
    own: true,
    version: 1,
    productCount: 2,
    lines: [
      { productId: 101419, quantity: 3, kind: 'stock', product: { stock: 0 } },
      { productId: 101404, quantity: 12, kind: 'order', priceThen: 2695, product: { price: 2695 } },
    ],
  });
  expect(list?.lines[0]?.product?.alternatives.length).toBeGreaterThan(0);
  expect(await client.lists(101404)).toMatchObject([
    { id, name: 'Egels', productCount: 2, hasProduct: true },
  ]);
  expect(await client.lists(105001)).toMatchObject([{ id, hasProduct: false }]);
});

test('a product that vanished stays on its list, and the price of then stays', async () => {
  const { sql } = api.database;
  const [last] = await sql<{ id: number; description: string }[]>`
    select id, description from products order by id desc limit 1`;
  const vanished = last?.id ?? 0;
  const id = await client.createList(content('Egels', line(vanished, 4), line(101404, 2)));
  await sql`update products set price_cents = price_cents + 100 where id = 101404`;
  await sql`delete from products where id = ${vanished}`;
  const gone = await client.list(id);
  expect(gone?.lines.map(({ name, product }) => [name, product === null])).toEqual([
    [last?.description, true],
    ['Pukkie luiers maat 4', false],
  ]);
  expect(gone?.lines[1]).toMatchObject({ priceThen: 2695, product: { price: 2795 } });
  // Saving keeps both.
  await client.saveList(id, 1, content('Egels', line(101404, 2), line(vanished, 5)));
  expect((await client.list(id))?.lines).toMatchObject([
    { productId: 101404, priceThen: 2695 },
    { productId: vanished, quantity: 5, product: null },
  ]);
  await sql`update products set price_cents = 2695 where id = 101404`;
});

describe('two users change one list', () => {
  test('a version that is gone is refused with a message, and changes nothing', async () => {
    const id = await client.createList(content('Egels', line(101404)));
    expect(await client.saveList(id, 1, content('Egels', line(101404, 5)))).toBe(2);
    await expect(colleague.saveList(id, 1, content('Egels', line(101404, 9)))).rejects.toMatchObject({
      status: 409,
      message: 'Deze lijst is intussen ergens anders veranderd.',
    });
    expect(await linesOf(id)).toEqual([[101404, 5, 'order']]);
  });

  test('of two writes at once one is refused', async () => {
    const id = await client.createList(content('Egels', line(101404)));
    const results = await Promise.allSettled([
      client.saveList(id, 1, content('Egels', line(101404, 5))),
      colleague.saveList(id, 1, content('Egels', line(101404, 9))),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('a product that is put on it or taken off makes a new version', async () => {
    const id = await client.createList(content('Egels', line(101404, 3)));
    expect(await colleague.addToList(id, [line(101404, 8), line(105001, 2), line(999_999)])).toBe(1);
    expect(await linesOf(id)).toEqual([
      [101404, 3, 'order'],
      [105001, 2, 'order'],
    ]);
    await colleague.removeFromList(id, 105001);
    await colleague.removeFromList(id, 105001);
    expect(await linesOf(id)).toEqual([[101404, 3, 'order']]);
    await expect(client.saveList(id, 1, content('Egels'))).rejects.toMatchObject({ status: 409 });
  });
});

describe('a list that is not shared', () => {
  test('is for the one who made it alone', async () => {
    const id = await client.createList({ ...content('Egels', line(101404)), shared: false });
    expect(await colleague.lists()).toEqual([]);
    expect(await colleague.list(id)).toBeNull();
    const refused = { status: 404 };
    await expect(colleague.saveList(id, 1, content('Mijn'))).rejects.toMatchObject(refused);
    await expect(colleague.addToList(id, [line(105001)])).rejects.toMatchObject(refused);
    await expect(colleague.removeFromList(id, 101404)).rejects.toMatchObject(refused);
    await expect(colleague.removeList(id)).rejects.toMatchObject(refused);
    expect(await linesOf(id)).toEqual([[101404, 1, 'order']]);
  });
});

describe('a person of a parent organisation', () => {
  const idOf = async (name: string) => {
    const [user] = await api.database.sql<{ id: number }[]>`
      select id from users where email = ${`${name}@demo.magazijn.test`}`;
    return user?.id ?? 0;
  };
  const switched = async (from: string, to: string) => {
    const token = await api.data<string>('GET', `/account/switch/${await idOf(to)}`, {
      token: await api.logIn(from),
    });
    return createTestClient(api, token);
  };

  const everyWeek = (list: number) => ({
    name: 'Elke week',
    source: { list },
    rhythm: { unit: 'week', every: 1, day: 2, startsOn: '2026-11-24' } as const,
    maxPriceRise: 5,
    reference: '',
  });
  /** The refusal of a list that the user in whose name would be ordered does not see. */
  const notShared = {
    status: 422,
    message:
      'Deze lijst is er niet meer, of is niet gedeeld met je collega’s. Deel de lijst, of kies een andere.',
  };

  test('has own lists in a company, and sees the shared ones only', async () => {
    const parent = await switched('koepel', 'vlinder');
    await client.createList({ ...content('Verrassing'), shared: false });
    const egels = await client.createList(content('Egels', line(101404)));
    expect(await parent.lists()).toMatchObject([{ id: egels, own: false }]);
    const own = await parent.createList({ ...content('Verrassing', line(101404)), shared: false });
    expect(await parent.lists()).toMatchObject([
      { id: own, name: 'Verrassing', own: true },
      { id: egels, own: false },
    ]);
    expect(await client.list(own)).toBeNull();
    await parent.saveListCounts(egels, [{ productId: 101404, counted: 2, age: 0, round: 1 }]);
    expect((await client.listCounts(egels))?.counts.get(101404)).toMatchObject({
      by: 'koepel@demo.magazijn.test',
      own: false,
    });
    await expect(parent.createStandingOrder(everyWeek(own))).rejects.toMatchObject(notShared);
  });

  test('acts as the company’s login where both are alone', async () => {
    const [hommel, parent] = [
      createTestClient(api, await api.logIn('hommel')),
      await switched('koepel', 'hommel'),
    ];
    const id = await hommel.createList({ ...content('Verrassing'), shared: false });
    expect(await parent.lists()).toMatchObject([{ id, own: true }]);
  });

  test('keeps what it made alone when a colleague joins; a standing order of it goes on', async () => {
    const { sql } = api.database;
    const [hommel, parent] = [
      createTestClient(api, await api.logIn('hommel')),
      await switched('koepel', 'hommel'),
    ];
    const secret = await parent.createList({ ...content('Verrassing', line(101404)), shared: false });
    const shared = await parent.createList(content('Egels', line(101404)));
    const standing = await parent.createStandingOrder(everyWeek(secret));
    expect(await hommel.lists()).toMatchObject([{ id: shared }, { id: secret, own: true }]);
    await sql`
      insert into users (company_id, email, password_hash)
        select company_id, 'hommel-twee@demo.magazijn.test', password_hash from users where email like 'hommel@%'`;
    expect(await hommel.lists()).toMatchObject([{ id: shared, own: false }]);
    expect(await parent.lists()).toMatchObject([
      { id: shared, own: true },
      { id: secret, own: true },
    ]);
    expect(await parent.standingOrder(standing)).toMatchObject({ listName: 'Verrassing' });
    await parent.setStandingOrderState(standing, 'paused');
    await parent.setStandingOrderState(standing, 'active');
    const [{ run, userId } = { run: 0, userId: 0 }] = await sql<{ run: number; userId: number }[]>`
      insert into standing_order_runs (standing_order_id, status, planned_on, delivery_on, place_at)
        select id, 'announced', '2026-11-24', '2026-11-24', '2026-11-23T07:00:00Z' from standing_orders
        returning id as run, (select user_id from standing_orders) as user_id`;
    // It orders in the name of the location's user, who gets the lines by mail before and after, and decides by its link.
    const now = new Date(wednesday);
    const mail = await composeMail(
      { sql, settings: readApiSettings({ PUBLIC_URL: 'https://shop.test' }), clock: () => now },
      'standing-order-notice',
      { userId, runId: run },
    );
    expect(JSON.stringify(mail)).toContain('Pukkie luiers maat 4');
    const link = await createRunLink(sql, run, userId, now);
    expect(await hommel.linkedRun(link)).toMatchObject({ assessment: { lines: [{ quantity: 1 }] } });
    // In the shop it is the maker's: the location's user neither sees nor orders it.
    expect(await hommel.standingOrder(standing)).toMatchObject({ listId: null, assessment: { lines: [] } });
    await expect(hommel.decideRun({ standingOrder: standing, run }, 'order')).rejects.toMatchObject({
      status: 422,
    });
    const decided = await parent.decideRun({ standingOrder: standing, run }, 'order');
    expect(['placing', 'placed', 'waiting']).toContain(decided.status);
    await sql`truncate orders cascade`;
    await sql`delete from standing_orders`;
    await sql`delete from users where email like 'hommel-twee@%'`;
  });

  test.each(['ended', 'deleted'])(
    'leaves what both used to the location’s user when it is %s',
    async (how) => {
      const { sql } = api.database;
      const hommel = createTestClient(api, await api.logIn('hommel'));
      const [administrator] = await sql<{ id: number }[]>`
      insert into users (company_id, email, password_hash)
        select company_id, 'koepel-weg@demo.magazijn.test', password_hash from users where email like 'koepel@%'
        returning id`;
      const id = administrator?.id ?? 0;
      const both = await hommel.createList({ ...content('Verrassing', line(101404)), shared: false });
      const alone = await hommel.createList({ ...content('Van de koepel'), shared: false });
      await sql`update shopping_lists set maker_id = ${id} where id = ${both}`;
      await sql`update shopping_lists set maker_id = null, user_id = ${id} where id = ${alone}`;
      const standing = await hommel.createStandingOrder(everyWeek(both));
      if (how === 'ended') {
        await createTestClient(api, await api.logIn('koepel')).endPerson(id);
        await sql`update users set ended_at = ended_at - interval '91 days' where id = ${id}`;
        await applyRetention(api.database, new Date(wednesday));
      } else {
        await sql`delete from users where id = ${id}`;
      }
      expect(await sql`select id, maker_id from shopping_lists`).toEqual([{ id: both, makerId: null }]);
      expect(await hommel.standingOrder(standing)).toMatchObject({ listName: 'Verrassing' });
      await sql`delete from standing_orders`;
      await sql`delete from users where email like 'koepel-weg@%'`;
    },
  );

  test('keeps private lists of a time with colleagues when the last colleague leaves', async () => {
    const { sql } = api.database;
    await sql`
      insert into users (company_id, email, password_hash)
        select company_id, 'koepel-twee@demo.magazijn.test', password_hash from users where email like 'koepel@%'`;
    const [hommel, parent] = [
      createTestClient(api, await api.logIn('hommel')),
      await switched('koepel', 'hommel'),
    ];
    const id = await parent.createList({ ...content('Verrassing', line(101404)), shared: false });
    await parent.saveListCounts(id, [{ productId: 101404, counted: 2, age: 0, round: 1 }]);
    await sql`delete from users where email like 'koepel-twee@%'`;
    expect(await parent.list(id)).toMatchObject({ own: true, lines: [{ count: { own: true } }] });
    expect(await hommel.lists()).toEqual([]);
    await expect(parent.createStandingOrder(everyWeek(id))).rejects.toMatchObject(notShared);
    expect(await parent.saveList(id, 1, { ...content('Verrassing'), shared: true })).toBe(2);
    expect(await hommel.lists()).toMatchObject([{ id, own: false }]);
    await parent.removeList(id);
    expect(await parent.lists()).toEqual([]);
  });
});

test('a person whose access ends leaves shared lists to all colleagues; private ones go after a quarter of a year', async () => {
  const { sql } = api.database;
  const [user] = await sql<{ id: number }[]>`
    insert into users (company_id, email, password_hash)
      select company_id, 'weg@demo.magazijn.test', password_hash from users where email like 'vlinder@%'
      returning id`;
  const token = await api.logIn('weg');
  // Users with an order are kept.
  await api.data('POST', '/order/create', { token, form: cartForm([[101404, 12]]) });
  await sql`update orders set expires_at = '2099-01-01'`;
  const leaving = createTestClient(api, token);
  await leaving.createList({ ...content('Verrassing'), shared: false });
  const egels = await leaving.createList(content('Egels', line(101404)));
  await expect(colleague.removeList(egels)).rejects.toMatchObject({ status: 403 });
  await client.endPerson(user?.id ?? 0);
  expect(await colleague.list(egels)).toMatchObject({ own: true });
  const names = async (days: number) => {
    const now = new Date(wednesday);
    await sql`update users set ended_at = ${new Date(now.getTime() - days * 24 * 60 * 60 * 1000)}
      where email like 'weg@%'`;
    await applyRetention(api.database, now);
    return (await sql<{ name: string }[]>`select name from shopping_lists order by name`).map(
      ({ name }) => name,
    );
  };
  expect(await names(89)).toEqual(['Egels', 'Verrassing']);
  expect(await names(91)).toEqual(['Egels']);
  await colleague.removeList(egels);
  await sql`truncate orders cascade`;
  await sql`delete from users where email like 'weg@%'`;
});

test('a removed user’s private lists are removed too; the shared ones belong to the company', async () => {
  const { sql } = api.database;
  const [user] = await sql<{ id: number }[]>`
    insert into users (company_id, email, password_hash)
      select company_id, 'weg@demo.magazijn.test', password_hash from users where email like 'vlinder@%'
      returning id`;
  const secret = await client.createList({ ...content('Verrassing'), shared: false });
  const egels = await client.createList(content('Egels', line(101404)));
  await sql`update shopping_lists set user_id = ${user?.id ?? 0} where id in (${secret}, ${egels})`;
  await sql`delete from users where id = ${user?.id ?? 0}`;
  expect(await sql`select name from shopping_lists order by name`).toMatchObject([{ name: 'Egels' }]);
  expect(await colleague.list(egels)).toMatchObject({ own: true });
  // Ended by a colleague, its sharing leaves the list to that colleague alone.
  await colleague.saveList(egels, 1, { ...content('Egels', line(101404)), shared: false });
  expect([await client.list(egels), (await colleague.list(egels))?.own]).toEqual([null, true]);
});

test('a colleague changes a shared list, but neither removes it nor ends its sharing', async () => {
  const id = await client.createList(content('Egels', line(101404)));
  expect(await colleague.list(id)).toMatchObject({ own: false });
  expect(await colleague.saveList(id, 1, content('Egels', line(101404, 6)))).toBe(2);
  await expect(colleague.removeList(id)).rejects.toMatchObject({ status: 403 });
  await expect(colleague.saveList(id, 2, { ...content('Egels'), shared: false })).rejects.toMatchObject({
    status: 422,
    message: 'Alleen wie deze lijst maakte, kan het delen stoppen.',
  });
  expect(await linesOf(id)).toEqual([[101404, 6, 'order']]);
});

test('two lists of one name are refused, also by another case; a list keeps its own name', async () => {
  const id = await client.createList(content('Egels'));
  const taken = { status: 422, message: 'Er is al een lijst met deze naam. Kies een andere naam.' };
  await expect(colleague.createList(content('EGELS'))).rejects.toMatchObject(taken);
  const other = await client.createList(content('Vossen'));
  await expect(client.saveList(other, 1, content('egels'))).rejects.toMatchObject(taken);
  expect(await client.saveList(id, 1, content('egels'))).toBe(2);
  // A private name tells a colleague nothing.
  await client.createList({ ...content('Verrassing'), shared: false });
  expect(await colleague.createList(content('Verrassing'))).toBeGreaterThan(0);
});

test('a list that is created several times at once, as by a double click, exists once', async () => {
  const eightTimes = <Answer>(call: () => Promise<Answer>) =>
    Promise.allSettled(Array.from({ length: 8 }, call));
  // Opens the connections first, so that the requests run at the same moment.
  await eightTimes(() => client.lists());
  const answers = await eightTimes(() => client.createList(content('Egels', line(101404))));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const lists = await client.lists();
  expect(lists?.map(({ name }) => name)).toEqual(['Egels']);
});

test('of lists that get one name at the same moment, by changes and a new list, one has it', async () => {
  const ids = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => client.createList(content(name))));
  const taken = 'Er is al een lijst met deze naam. Kies een andere naam.';
  const answers = await Promise.allSettled([
    ...ids.map((id) => client.saveList(id, 1, content('Egels'))),
    client.createList(content('Egels')),
  ]);
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toEqual(
    Array(5).fill({ status: 'rejected', reason: expect.objectContaining({ message: taken }) }),
  );
  expect((await client.lists())?.filter(({ name }) => name === 'Egels')).toHaveLength(1);
});

test('a private list can still be saved after a colleague shared one of the same name', async () => {
  const id = await client.createList({ ...content('Verrassing', line(101404)), shared: false });
  await colleague.createList(content('Verrassing'));
  expect(await client.saveList(id, 1, { ...content('Verrassing', line(101404, 3)), shared: false })).toBe(2);
  expect(await linesOf(id)).toEqual([[101404, 3, 'order']]);
});

test('a list is full at its most lines, and a company at its most lists', async () => {
  const rows = await api.database.sql<{ id: number }[]>`
    select id from products where id <> 101404 order by id limit ${maxListLines}`;
  const id = await client.createList(content('Egels', ...rows.map((row) => line(row.id))));
  expect((await client.list(id))?.lines).toHaveLength(maxListLines);
  await expect(client.addToList(id, [line(101404)])).rejects.toMatchObject({ status: 422 });
  await api.database.sql`
    insert into shopping_lists (company_id, name, shared)
      select (select company_id from users where email like 'vlinder@%'), n::text, true
        from generate_series(2, ${maxLists}) as n`;
  await expect(client.createList(content('Te veel'))).rejects.toMatchObject({ status: 422 });
});

test.each([
  ['a quantity of 0', { lines: '101404 0 order' }],
  ['a negative quantity', { lines: '101404 -2 order' }],
  ['a fraction', { lines: '101404 2.5 order' }],
  ['more than a line holds', { lines: '101404 10000 order' }],
  ['another kind', { lines: '101404 1 free' }],
  ['a product twice', { lines: '101404 1 order\n101404 2 order' }],
  ['too many lines', { lines: Array.from({ length: 501 }, (_, at) => `${at + 1} 1 order`).join('\n') }],
  ['no name', { name: ' \u200b ' }],
  ['a name that is too long', { name: 'x'.repeat(61) }],
])('%s is refused', async (_what, wrong) => {
  const token = await api.logIn('vlinder');
  const form = { name: 'Egels', shared: '1', lines: '', ...wrong };
  expect((await api.send('POST', '/lists', { token, form })).status).toBe(400);
  expect(await client.lists()).toEqual([]);
});

test('a forgotten company leaves no list, also where a kept user switched; what both used there stays', async () => {
  const { sql } = api.database;
  await createTestClient(api, await api.logIn('mier')).createList(content('Egels', line(101404)));
  const [company] = await sql<{ customerNumber: string; userId: number }[]>`
    select customer_number, users.id as user_id
      from companies join users on company_id = companies.id where email like 'mier@%'`;
  const both = await client.createList({ ...content('Van beiden'), shared: false });
  const own = await client.createList({ ...content('Van de mier'), shared: false });
  await sql`update shopping_lists set maker_id = ${company?.userId ?? 0} where id = ${both}`;
  await sql`update shopping_lists set user_id = ${company?.userId ?? 0} where id = ${own}`;
  // Users with an order are kept.
  await api.data('POST', '/order/create', {
    token: await api.logIn('vlinder'),
    form: cartForm([[101404, 12]]),
  });
  await sql`update orders set original_user_id = ${company?.userId ?? 0}`;
  await sql.begin((tx) => forgetCompany(tx, company?.customerNumber ?? '', '', new Date()));
  expect(await sql`select id, maker_id from shopping_lists`).toEqual([{ id: both, makerId: null }]);
});
