import { type ApiClient, ApiError } from '@magazijn/api-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestClient } from '../testing/createTestClient.ts';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

let api: TestApi;
let client: ApiClient;
let colleague: ApiClient;
let id = 0;
beforeAll(async () => {
  api = await openTestApi();
  client = createTestClient(api, await api.logIn('vlinder'));
  await api.database.sql`
    insert into users (company_id, email, password_hash)
      select company_id, 'collega@demo.magazijn.test', password_hash from users where email like 'vlinder@%'`;
  colleague = createTestClient(api, await api.logIn('collega'));
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.sql`delete from shopping_lists`;
  id = await client.createList({
    name: 'Egels',
    shared: true,
    lines: [101404, 101419, 105001].map((productId) => ({ productId, quantity: 12, kind: 'stock' })),
  });
});

const count = (productId: number, counted: number, age = 0, round = 1) => ({
  productId,
  counted,
  age,
  round,
});
const countsOf = async (who: ApiClient) =>
  [...((await who.listCounts(id))?.counts ?? [])]
    .map(([productId, { counted, own, by, round }]) => [productId, counted, own ? 'own' : by, round])
    .toSorted();

test('counts of two users are all kept, and each user sees who counted which line and when', async () => {
  await client.saveListCounts(id, [count(101404, 5)]);
  const { counts, replaced } = await colleague.saveListCounts(id, [count(105001, 0, 120)]);
  expect(replaced.size).toBe(0);
  expect(counts.get(101404)).toMatchObject({ counted: 5, own: false, by: 'vlinder@demo.magazijn.test' });
  expect(await countsOf(client)).toEqual([
    [101404, 5, 'own', 1],
    [105001, 0, 'collega@demo.magazijn.test', 1],
  ]);
  const at = counts.get(105001)?.at ?? '';
  expect(Math.abs(Date.now() - 120_000 - Date.parse(at))).toBeLessThan(20_000);
});

test('of two counts of one line the later one stays, in whatever order they arrive; the response has the replaced one', async () => {
  await client.saveListCounts(id, [count(101404, 5, 60)]);
  const later = await colleague.saveListCounts(id, [count(101404, 4)]);
  expect(later.replaced).toEqual(new Map([[101404, 5]]));
  // A phone that was offline sends an older count.
  const earlier = await client.saveListCounts(id, [count(101404, 9, 600)]);
  expect(earlier.replaced.size).toBe(0);
  expect(await countsOf(client)).toEqual([[101404, 4, 'collega@demo.magazijn.test', 1]]);
});

test('two phones that send the same lines in another order at once both succeed', async () => {
  const ids = [101404, 101419, 105001];
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) =>
      (index % 2 ? colleague : client).saveListCounts(
        id,
        (index % 2 ? ids : ids.toReversed()).map((productId) => count(productId, index)),
      ),
    ),
  );
  expect(results.map(({ status }) => status)).toEqual(results.map(() => 'fulfilled'));
  expect((await client.listCounts(id))?.counts.size).toBe(3);
});

test('a count that is sent twice changes nothing the second time', async () => {
  await client.saveListCounts(id, [count(101404, 5)]);
  const again = await client.saveListCounts(id, [count(101404, 5, 1)]);
  expect(again.replaced.size).toBe(0);
  expect(await countsOf(client)).toEqual([[101404, 5, 'own', 1]]);
});

test('the last count stays on the list after the round, and survives changes of the list', async () => {
  await client.saveListCounts(id, [count(101404, 5), count(999_999, 3)]);
  expect(await client.endListRound(id, 1)).toBe(2);
  const list = await client.list(id);
  expect(list).toMatchObject({ round: 2, version: 1 });
  await client.saveList(id, 1, {
    name: 'Egels',
    shared: true,
    lines: [{ productId: 101404, quantity: 9, kind: 'stock' }],
  });
  expect((await client.list(id))?.lines).toMatchObject([
    { quantity: 9, count: { counted: 5, round: 1, own: true } },
  ]);
  expect(await countsOf(client)).toEqual([[101404, 5, 'own', 1]]);
});

test('a round ends once: another phone is refused, with a message', async () => {
  await client.endListRound(id, 1);
  await expect(colleague.endListRound(id, 1)).rejects.toMatchObject({
    status: 409,
    message: 'Deze ronde is al afgerond.',
  });
  expect((await client.listCounts(id))?.round).toBe(2);
});

test('a phone that ended two rounds without a connection ends both; a number far ahead is refused', async () => {
  expect(await client.endListRound(id, 2)).toBe(3);
  await expect(client.endListRound(id, 500)).rejects.toMatchObject({ status: 409 });
});

test('a count of an ended round keeps its round; a round that has not begun becomes the current one', async () => {
  await client.endListRound(id, 1);
  await client.saveListCounts(id, [count(101404, 5, 0, 1), count(105001, 2, 0, 7)]);
  expect(await countsOf(client)).toEqual([
    [101404, 5, 'own', 1],
    [105001, 2, 'own', 2],
  ]);
});

test('a count stays when the account of the colleague who made it is removed', async () => {
  await colleague.saveListCounts(id, [count(101404, 5)]);
  await api.database.sql`update shopping_list_lines set counted_by = null`;
  expect(await countsOf(client)).toEqual([[101404, 5, '', 1]]);
});

test('a private or removed list accepts no counts', async () => {
  await api.database.sql`update shopping_lists set shared = false`;
  const refused = async (call: Promise<unknown>) =>
    call.then(
      () => null,
      (error: unknown) => (error instanceof ApiError ? error.status : error),
    );
  expect(await colleague.listCounts(id)).toBeNull();
  expect(await refused(colleague.saveListCounts(id, [count(101404, 5)]))).toBe(404);
  expect(await refused(colleague.endListRound(id, 1))).toBe(404);
  await client.removeList(id);
  expect(await refused(client.saveListCounts(id, [count(101404, 5)]))).toBe(404);
});

test.each([
  ['nothing', ''],
  ['a negative count', '101404 -1 0 1'],
  ['a fraction', '101404 2.5 0 1'],
  ['more than a line holds', '101404 10000 0 1'],
  ['a moment to come', '101404 1 -5 1'],
  ['a moment of long ago', '101404 1 2592001 1'],
  ['no round', '101404 1 0 0'],
  ['a product twice', '101404 1 0 1\n101404 2 0 1'],
  ['more lines than a list has', Array.from({ length: 501 }, (_, at) => `${at + 1} 1 0 1`).join('\n')],
])('%s is refused', async (_what, counts) => {
  const token = await api.logIn('vlinder');
  expect((await api.send('POST', `/lists/${id}/counts`, { token, form: { counts } })).status).toBe(400);
  expect(await countsOf(client)).toEqual([]);
});
