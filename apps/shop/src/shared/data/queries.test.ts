import { type ApiClient, ApiError, createApiClient } from '@magazijn/api-client';
import { isAllowed, type Role } from '@magazijn/domain/people';
import { SWRConfig, unload, unstable_serialize } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import { anonymousViewer, type Call, createQueries, dehydrate } from './queries.ts';

/** The current viewer; each result names the viewer that requested it. */
let viewer: string;
let asked: string[];
let answer: (whom: string, call: Call) => Promise<unknown>;

function clientOf(whom: string) {
  const calls: Record<string, unknown> = Object.fromEntries(
    Object.keys(createApiClient()).map((call) => [
      call,
      () => {
        asked.push(`${whom} ${call}`);
        return answer(whom, call as Call);
      },
    ]),
  );
  return calls as Pick<ApiClient, Call>;
}

const open = (initial = {}) =>
  createQueries({
    loadApiOf: async (whom) => clientOf(whom),
    viewer: () => viewer,
    initial,
    swr: SWRConfig.defaultValue,
  });

beforeEach(() => {
  unload({ revalidate: false });
  viewer = '100001';
  asked = [];
  answer = async (whom, call) => `${call} of ${whom}`;
});

test('concurrent requests of one key share one call, and later ones read the cache', async () => {
  const queries = open();
  const [one, other] = await Promise.all([queries.ensure('profile'), queries.ensure('profile')]);
  expect([one, other, await queries.ensure('profile')]).toEqual(Array(3).fill('profile of 100001'));
  expect(asked).toEqual(['100001 profile']);
});

test('a call that the role of the viewer may not make is not sent', async () => {
  const asks = async (role: Role) => {
    const queries = createQueries({
      loadApiOf: async (whom) => clientOf(whom),
      viewer: () => viewer,
      may: (permission) => isAllowed(role, permission),
      swr: SWRConfig.defaultValue,
    });
    asked = [];
    unload({ revalidate: false });
    for (const call of ['favouriteProducts', 'invoices', 'profile', 'people', 'popularProducts'] as const) {
      await queries.ensureIfPossible(call);
    }
    return asked.map((request) => request.split(' ')[1]);
  };
  expect(await asks('bookkeeper')).toEqual(['invoices', 'profile', 'popularProducts']);
  expect(await asks('requester')).toEqual(['favouriteProducts', 'profile', 'popularProducts']);
  expect(await asks('administrator')).toHaveLength(5);
});

test("[R03] a customer never gets another customer's result", async () => {
  const queries = open();
  await queries.ensure('orders');
  viewer = '100002';
  expect(queries.shown('orders')).toBeUndefined();
  expect(await queries.ensure('orders')).toBe('orders of 100002');
});

test('[T80, R03] a result that arrives after its viewer logged out is not cached', async () => {
  const queries = open();
  let arrive = () => {};
  answer = (whom, call) => new Promise((resolve) => (arrive = () => resolve(`${call} of ${whom}`)));
  const asking = queries.ensure('orders');
  await vi.waitFor(() => expect(asked).toEqual(['100001 orders']));
  viewer = '100002';
  arrive();
  await asking;
  viewer = '100001';
  expect(queries.shown('orders')).toBeUndefined();
});

test('[T80, R03] a request is sent as the viewer of its key', async () => {
  const queries = open();
  const key = queries.keyFor(viewer, 'orders', []);
  viewer = '100002';
  if (key) await queries.ask(key);
  expect(asked).toEqual(['100001 orders']);
});

test("data for everyone is requested once, without a customer's token", async () => {
  const queries = open();
  await queries.ensure('categories');
  viewer = '100002';
  await queries.ensure('categories');
  expect(asked).toEqual([`${anonymousViewer} categories`]);
});

test('[R01] a visitor’s result stands in until the customer’s result with prices is loaded', async () => {
  viewer = anonymousViewer;
  const queries = open();
  await queries.ensure('product', 'a/b');
  viewer = '100001';
  expect(queries.shown('product', 'a/b')).toBe('product of anonymous');
  await queries.ensure('product', 'a/b');
  expect(queries.shown('product', 'a/b')).toBe('product of 100001');
});

test('without a connection a customer keeps the visitor’s result, and the next loader requests it again', async () => {
  viewer = anonymousViewer;
  const queries = open();
  await queries.ensure('product', 'a/b');
  viewer = '100001';
  answer = () => Promise.reject(new ApiError('unreachable', 'no answer'));
  expect(await queries.ensure('product', 'a/b')).toBe('product of anonymous');
  await expect(queries.ensure('product', 'a/c')).rejects.toThrow('no answer');
  answer = async (whom, call) => `${call} of ${whom}`;
  expect(await queries.ensure('product', 'a/b')).toBe('product of 100001');
});

test('a refused request of a customer is an error, even when a visitor’s result is cached', async () => {
  viewer = anonymousViewer;
  const queries = open();
  await queries.ensure('product', 'a/b');
  viewer = '100001';
  answer = () => Promise.reject(new ApiError('refused', 'no', { status: 403 }));
  await expect(queries.ensure('product', 'a/b')).rejects.toThrow(ApiError);
});

test('[R04] a visitor never requests data for customers', async () => {
  viewer = anonymousViewer;
  const queries = open();
  expect(queries.keyFor(viewer, 'orders', [])).toBeNull();
  await expect(queries.ensure('orders')).rejects.toThrow('orders is for customers');
  await queries.ensureIfPossible('orders');
  expect(asked).toEqual([]);
});

test('a failure is not cached, and marks the page as incomplete', async () => {
  const queries = open();
  answer = () => Promise.reject(new Error('down'));
  await expect(queries.ensure('profile')).rejects.toThrow('down');
  expect(queries.failure()).not.toBeNull();
  answer = async () => 'up';
  expect(await queries.ensure('profile')).toBe('up');
});

test('results of the document are fresh for a minute, or until a write', () => {
  vi.useFakeTimers();
  const initial = { [unstable_serialize(['anonymous', 'categories'])]: [] };
  const queries = open(initial);
  const key = queries.keyFor(viewer, 'categories', []);
  expect([queries.resultOf(key), queries.isStale(key)]).toEqual([[], false]);
  vi.advanceTimersByTime(60_001);
  expect(queries.isStale(key)).toBe(true);
  vi.useRealTimers();
  const written = open(initial);
  written.expire();
  expect(written.isStale(key)).toBe(true);
});

test('after a write a result is requested again, and not by a request from before it', async () => {
  const queries = open();
  const arrive: ((result: string) => void)[] = [];
  answer = () => new Promise((resolve) => arrive.push(resolve));
  const key = queries.keyFor(viewer, 'lists', []);
  if (!key) throw new Error('A customer has lists');
  const loading = queries.ensure('lists');
  await vi.waitFor(() => expect(arrive).toHaveLength(1));
  queries.expire();
  const again = queries.ask(key);
  await vi.waitFor(() => expect(arrive).toHaveLength(2));
  arrive[0]?.('before');
  await loading;
  expect(queries.isStale(key)).toBe(true);
  expect(queries.ask(key)).toBe(again);
  arrive[1]?.('after');
  expect([await again, queries.isStale(key)]).toEqual(['after', false]);
});

test('the result of a request from before a write does not replace one from after it', async () => {
  const queries = open();
  let arrive = () => {};
  answer = () => new Promise((resolve) => (arrive = () => resolve('before')));
  const loading = queries.ensure('profile');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  queries.expire();
  answer = async () => 'after';
  await queries.ensure('profile');
  arrive();
  await loading;
  expect(queries.shown('profile')).toBe('after');
});

test('requests from before a write count as under way', async () => {
  const queries = open();
  let arrive = () => {};
  answer = () => new Promise((resolve) => (arrive = () => resolve('before')));
  void queries.ensure('profile');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  queries.expire();
  const settled = queries.settled();
  arrive();
  await settled;
  expect(queries.shown('profile')).toBe('before');
});

test('the results of one call are deleted after a write', async () => {
  const queries = open();
  await queries.ensure('list', 9);
  await queries.ensure('lists');
  queries.forget('list');
  expect([queries.shown('list', 9), queries.shown('lists')]).toEqual([undefined, 'lists of 100001']);
});

test('[R03] a logout deletes the customers’ results and keeps the visitors’', async () => {
  const queries = open();
  await queries.ensure('orders');
  await queries.ensure('categories');
  const seen = { href: '/product/a/b', name: 'Luiers', contents: '', picture: null };
  queries.noteSeen([seen]);
  expect(queries.seen('/product/a/b')).toEqual(seen);
  queries.forgetCustomers();
  expect([queries.shown('orders'), queries.seen('/product/a/b'), queries.shown('categories')]).toEqual([
    undefined,
    undefined,
    'categories of anonymous',
  ]);
});

test('a row without the contents of a product keeps those that an earlier row had', () => {
  const queries = open();
  const seen = { href: '/product/a/b', name: 'Luiers', contents: '4 pakken', picture: null };
  queries.noteSeen([seen]);
  queries.noteSeen([{ ...seen, name: 'Luiers maat 4', contents: '' }]);
  expect(queries.seen('/product/a/b')).toEqual({ ...seen, name: 'Luiers maat 4' });
});

test('a failed optional request throws nothing; the page is incomplete, but has its needed data', async () => {
  const queries = open();
  const down = new Error('down');
  answer = () => Promise.reject(down);
  await queries.ensureIfPossible('profile');
  expect(queries.shown('profile')).toBeUndefined();
  expect([queries.failure(), queries.neededFailure()]).toEqual([down, null]);
  await Promise.allSettled([queries.ensureIfPossible('orders'), queries.ensure('orders')]);
  expect(queries.neededFailure()).toBe(down);
});

test('the server keeps the results of each request apart, and dehydrates them by key', async () => {
  viewer = anonymousViewer;
  const openRequest = () =>
    createQueries({ loadApiOf: async (whom) => clientOf(whom), viewer: () => viewer });
  const queries = openRequest();
  await queries.ensure('product', 'a/b');
  expect(dehydrate(queries)).toEqual({
    [unstable_serialize([anonymousViewer, 'product', 'a/b'])]: 'product of anonymous',
  });
  expect(dehydrate(openRequest())).toEqual({});
  expect([...SWRConfig.defaultValue.cache.keys()]).toEqual([]);
});

test('a call that the back end does not have takes its capability away, also from later responses', async () => {
  answer = async (_, call) => (call === 'lists' ? null : ['lists', 'quick-order']);
  const queries = open();
  expect(await queries.ensure('capabilities')).toEqual(['lists', 'quick-order']);
  expect(await queries.ensure('lists')).toBeNull();
  expect(await queries.ensure('capabilities')).toEqual(['quick-order']);
  queries.expire();
  expect(await queries.ask([anonymousViewer, 'capabilities'])).toEqual(['quick-order']);
  await queries.loseCapability('quick-order');
  expect(await queries.ensure('capabilities')).toEqual([]);
});
