import { type ApiClient, ApiError, createApiClient } from '@magazijn/api-client';
import { beforeEach, expect, test, vi } from 'vitest';
import { anonymousViewer, type Call, createQueries } from './queries.ts';

/** Who looks; the answers of each call say whose they are. */
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
  createQueries({ loadApiOf: async (whom) => clientOf(whom), viewer: () => viewer, initial });

beforeEach(() => {
  viewer = '100001';
  asked = [];
  answer = async (whom, call) => `${call} of ${whom}`;
});

test('whoever asks while a call is under way shares its result; later ones find it', async () => {
  const queries = open();
  const [one, other] = await Promise.all([queries.ensure('profile'), queries.ensure('profile')]);
  expect([one, other, await queries.ensure('profile')]).toEqual(Array(3).fill('profile of 100001'));
  expect(asked).toEqual(['100001 profile']);
});

test("[R03] one customer's result is never another's", async () => {
  const queries = open();
  await queries.ensure('orders');
  viewer = '100002';
  expect(queries.shown('orders')).toBeUndefined();
  expect(await queries.ensure('orders')).toBe('orders of 100002');
});

test('[T80, R03] a result that comes for somebody who left meanwhile is not kept', async () => {
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

test('[T80, R03] each call is made in the name of whom its result is kept for', async () => {
  const queries = open();
  const key = queries.keyFor(viewer, 'orders', []);
  viewer = '100002';
  if (key) await queries.ask(key);
  expect(asked).toEqual(['100001 orders']);
});

test('what is the same for everybody is asked for once, and not in the name of a customer', async () => {
  const queries = open();
  await queries.ensure('categories');
  viewer = '100002';
  await queries.ensure('categories');
  expect(asked).toEqual([`${anonymousViewer} categories`]);
});

test('[R01] of what differs by its prices a visitor’s result stands in until the customer’s is there', async () => {
  viewer = anonymousViewer;
  const queries = open();
  await queries.ensure('product', 'a/b');
  viewer = '100001';
  expect(queries.shown('product', 'a/b')).toBe('product of anonymous');
  await queries.ensure('product', 'a/b');
  expect(queries.shown('product', 'a/b')).toBe('product of 100001');
});

test('without a connection a customer keeps the visitor’s result, and the next loader asks again', async () => {
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

test('a refused call of a customer is an error, although the visitor’s result is there', async () => {
  viewer = anonymousViewer;
  const queries = open();
  await queries.ensure('product', 'a/b');
  viewer = '100001';
  answer = () => Promise.reject(new ApiError('refused', 'no', { status: 403 }));
  await expect(queries.ensure('product', 'a/b')).rejects.toThrow(ApiError);
});

test('[R04] nothing for customers is asked for a visitor', async () => {
  viewer = anonymousViewer;
  const queries = open();
  expect(queries.keyFor(viewer, 'orders', [])).toBeNull();
  await expect(queries.ensure('orders')).rejects.toThrow('orders is for customers');
  await queries.ensureIfPossible('orders');
  expect(asked).toEqual([]);
});

test('a failure is not shared with who asks later, and leaves the page incomplete', async () => {
  const queries = open();
  answer = () => Promise.reject(new Error('down'));
  await expect(queries.ensure('profile')).rejects.toThrow('down');
  expect(queries.isComplete()).toBe(false);
  answer = async () => 'up';
  expect(await queries.ensure('profile')).toBe('up');
});

test('what came with the document is fresh for a minute, until something is written', () => {
  vi.useFakeTimers();
  const queries = open({ '["anonymous","categories"]': [] });
  const key = queries.keyFor(viewer, 'categories', []);
  expect([queries.resultOf(key), queries.isStale(key)]).toEqual([[], false]);
  vi.advanceTimersByTime(60_001);
  expect(queries.isStale(key)).toBe(true);
  vi.useRealTimers();
  const written = open({ '["anonymous","categories"]': [] });
  written.expire();
  expect(written.isStale(key)).toBe(true);
});

test('[R03] who leaves takes what was for customers along', async () => {
  const queries = open();
  await queries.ensure('orders');
  await queries.ensure('categories');
  queries.forgetCustomers();
  expect([queries.shown('orders'), queries.shown('categories')]).toEqual([
    undefined,
    'categories of anonymous',
  ]);
});

test('what a page can do without may fail', async () => {
  const queries = open();
  answer = () => Promise.reject(new Error('down'));
  await queries.ensureIfPossible('profile');
  expect(queries.shown('profile')).toBeUndefined();
});
