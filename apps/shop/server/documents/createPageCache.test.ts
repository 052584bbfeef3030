import { captureLog } from '@magazijn/server/testing';
import { describe, expect, test } from 'vitest';
import { TooBusy } from '../http/TooBusy.ts';
import { createPageCache, type PageOutcome } from './createPageCache.ts';
import { createPageTurns, type PageTurn } from './createPageTurns.ts';

const product: PageTurn = { kind: '/product/:category/:product', rank: 'catalogue' };
const search: PageTurn = { kind: '/zoeken/:search', rank: 'searches' };
const day = 86_400_000;
const settled = () => new Promise((resolve) => setTimeout(resolve));

interface CacheOptions {
  readonly maxBytes?: { readonly customers: number; readonly catalogue: number; readonly searches: number };
  readonly inTurn?: ReturnType<typeof createPageTurns>;
}

/** A cache of pages with the text `key number`. Each counts a hundred bytes and its key, and is fresh for 100 ms. */
function cacheOf(options: CacheOptions = {}) {
  const { logger, lines } = captureLog();
  let time = 1000;
  const rendered: string[] = [];
  const backEnd: { answers: PageOutcome | 'throws' | 'hangs' } = { answers: 'kept' };
  const cache = createPageCache({
    render: async (key: string) => {
      rendered.push(key);
      if (backEnd.answers === 'throws') throw new Error('down');
      if (backEnd.answers === 'hangs') await new Promise(() => {});
      return { text: `${key} ${rendered.length}`, outcome: backEnd.answers as PageOutcome };
    },
    outcomeOf: ({ outcome }) => outcome,
    sizeOf: () => 100,
    now: () => time,
    logger,
    freshFor: 100,
    patience: 20,
    ...options,
  });
  const get = async (key: string, turn = product) => (await cache.get(key, turn)).text;
  return { get, rendered, backEnd, lines, pass: (milliseconds: number) => (time += milliseconds) };
}

test('twenty concurrent requests cause one rendering', async () => {
  const { get, rendered } = cacheOf();
  const pages = await Promise.all(Array.from({ length: 20 }, () => get('a')));
  expect(new Set(pages).size).toBe(1);
  expect(rendered).toEqual(['a']);
});

test('a stale page is served while it is rendered again', async () => {
  const { get, pass } = cacheOf();
  await get('a');
  pass(150);
  expect(await get('a')).toBe('a 1');
  await settled();
  expect(await get('a')).toBe('a 2');
});

test('a page of twice that age is rendered before it is served', async () => {
  const { get, pass } = cacheOf();
  await get('a');
  pass(250);
  expect(await get('a')).toBe('a 2');
});

test('a page that became a redirect is rendered each time, and its cache entry is deleted', async () => {
  const { get, pass, backEnd } = cacheOf();
  await get('a');
  backEnd.answers = 'passed';
  pass(250);
  expect(await get('a')).toBe('a 2');
  expect(await get('a')).toBe('a 3');
});

describe('while the back end is down', () => {
  test.each(['failed', 'throws'] as const)(
    'a cached page is served for a day, and an error is never cached: %s',
    async (answers) => {
      const { get, pass, backEnd } = cacheOf();
      await get('a');
      backEnd.answers = answers;
      for (const later of [150, 33_000, 3_600_000, day - 4_000_000]) {
        pass(later);
        expect(await get('a')).toBe('a 1');
        await settled();
      }
      pass(day);
      if (answers === 'throws') await expect(get('a')).rejects.toThrow('down');
      else expect(await get('a')).not.toBe('a 1');
    },
  );

  test('an uncached page returns the failure, and the page once it can be rendered', async () => {
    const { get, backEnd } = cacheOf();
    backEnd.answers = 'failed';
    expect(await get('a')).toBe('a 1');
    backEnd.answers = 'throws';
    await expect(get('a')).rejects.toThrow('down');
    backEnd.answers = 'kept';
    expect(await get('a')).toBe('a 3');
    expect(await get('a')).toBe('a 3');
  });

  test('when the back end hangs, the stale page is served after a short wait', async () => {
    const { get, pass, backEnd } = cacheOf();
    await get('a');
    backEnd.answers = 'hangs';
    pass(3_600_000);
    expect(await get('a')).toBe('a 1');
  });

  test('rendering is retried in the background every few seconds, and the new page is served once it is ready', async () => {
    const { get, pass, backEnd, rendered } = cacheOf();
    await get('a');
    backEnd.answers = 'failed';
    pass(3_600_000);
    await get('a');
    for (let times = 0; times < 100; times += 1) await get('a');
    expect(rendered).toHaveLength(2);
    backEnd.answers = 'kept';
    pass(6000);
    expect(await get('a')).toBe('a 1');
    await settled();
    expect(await get('a')).toBe('a 3');
  });

  test('pages that could not be renewed are one line of the log, with their kind', async () => {
    const { get, pass, backEnd, lines } = cacheOf();
    const keys = Array.from({ length: 50 }, (_, index) => `secret-${index}`);
    await Promise.all(keys.map((key) => get(key)));
    backEnd.answers = 'throws';
    pass(150);
    await Promise.all(keys.map((key) => get(key)));
    const counted = () => lines.reduce((sum, { count = 1 }) => sum + Number(count), 0);
    await expect.poll(counted).toBe(50);
    expect(lines.length).toBeLessThan(10);
    expect(lines[0]).toMatchObject({ event: 'page-not-renewed', page: product.kind, message: 'Error: down' });
    expect(JSON.stringify(lines)).not.toContain('secret');
  });
});

describe('memory', () => {
  const maxBytes = { customers: 500, catalogue: 250, searches: 250 };

  test('the least recently used page is evicted first', async () => {
    const { get, rendered } = cacheOf({ maxBytes });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
    expect(rendered).toEqual(['a', 'b', 'c', 'b']);
  });

  test('a thousand searches evict no product', async () => {
    const { get, rendered } = cacheOf({ maxBytes });
    await get('product');
    for (let index = 0; index < 1000; index += 1) await get(`search ${index}`, search);
    rendered.length = 0;
    expect(await get('product')).toBe('product 1');
    await get('search 1', search);
    expect(rendered).toEqual(['search 1']);
  });
});

test('when too many pages wait, a stale page is served at any age', async () => {
  const inTurn = createPageTurns({ atOnce: 1, atOncePerKind: 1, waiting: 1 });
  const { get, pass, backEnd } = cacheOf({ inTurn });
  await get('kept');
  backEnd.answers = 'hangs';
  for (const key of ['a', 'b']) void get(key);
  await settled();
  await expect(get('c')).rejects.toThrow(TooBusy);
  pass(3_600_000);
  expect(await get('kept')).toBe('kept 1');
});
