import { captureLog } from '@magazijn/server/testing';
import { expect, test, vi } from 'vitest';
import { createPageCache, TooBusy } from './createPageCache.ts';

const { logger, lines } = captureLog();

function cacheOf(options: { max?: number } = {}) {
  let time = 0;
  const rendered: string[] = [];
  const cache = createPageCache({
    render: async (key: string) => {
      rendered.push(key);
      return `${key} ${rendered.length}`;
    },
    mayKeep: (page) => !page.startsWith('never'),
    now: () => time,
    logger,
    freshFor: 100,
    ...options,
  });
  return { cache, rendered, pass: (milliseconds: number) => (time += milliseconds) };
}

test('twenty who ask at once cause one rendering', async () => {
  const { cache, rendered } = cacheOf();
  const pages = await Promise.all(Array.from({ length: 20 }, () => cache.get('a')));
  expect(new Set(pages).size).toBe(1);
  expect(rendered).toEqual(['a']);
});

test('a page that has grown old is given while its successor is rendered', async () => {
  const { cache, pass } = cacheOf();
  await cache.get('a');
  pass(150);
  expect(await cache.get('a')).toBe('a 1');
  await new Promise((resolve) => setTimeout(resolve));
  expect(await cache.get('a')).toBe('a 2');
});

test('a page that is twice as old is rendered anew', async () => {
  const { cache, pass } = cacheOf();
  await cache.get('a');
  pass(250);
  expect(await cache.get('a')).toBe('a 2');
});

test('what may not be kept is rendered each time', async () => {
  const { cache, rendered } = cacheOf();
  await cache.get('never');
  await cache.get('never');
  expect(rendered).toHaveLength(2);
});

test('the page that was not asked for longest goes first', async () => {
  const { cache, rendered } = cacheOf({ max: 2 });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.get(key);
  expect(rendered).toEqual(['a', 'b', 'c', 'b']);
});

test('a failure is not kept', async () => {
  let fails = true;
  const cache = createPageCache({
    render: async () => {
      if (fails) throw new Error('down');
      return 'page';
    },
    mayKeep: () => true,
    now: () => 0,
    logger,
  });
  await expect(cache.get('a')).rejects.toThrow('down');
  fails = false;
  expect(await cache.get('a')).toBe('page');
});

test('a few pages are rendered at once, some wait, and more are refused; what was kept is given all the same', async () => {
  let running = 0;
  let max = 0;
  const ends: (() => void)[] = [];
  const cache = createPageCache({
    render: async (key: string) => {
      if (key === 'kept') return key;
      max = Math.max(max, ++running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
      return key;
    },
    mayKeep: () => true,
    now: () => 0,
    logger,
    atOnce: 2,
    waiting: 3,
  });
  await cache.get('kept');
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const asked: Promise<string>[] = [];
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    const page = cache.get(key);
    // What is refused before all were asked is looked at below.
    page.catch(() => {});
    asked.push(page);
    await settled();
  }
  const outcomes = Promise.allSettled(asked);
  // Whoever asks for a page that waits already waits with it.
  const again = cache.get('e');
  expect(await cache.get('kept')).toBe('kept');
  while (ends.length > 0) {
    for (const end of ends.splice(0)) end();
    await settled();
  }
  expect(
    (await outcomes).map((outcome) => (outcome.status === 'rejected' ? outcome.reason : outcome.value)),
  ).toEqual([...['a', 'b', 'c', 'd', 'e'], expect.any(TooBusy), expect.any(TooBusy)]);
  expect([await again, max]).toEqual(['e', 2]);
  const afterwards = cache.get('f');
  await settled();
  ends.shift()?.();
  expect(await afterwards).toBe('f');
}, 5000);

test('a page that cannot be renewed is still given, and that is logged', async () => {
  lines.length = 0;
  let time = 0;
  const cache = createPageCache({
    render: async () => {
      if (time > 0) throw new Error('down');
      return 'page';
    },
    mayKeep: () => true,
    now: () => time,
    logger,
    freshFor: 100,
  });
  await cache.get('a');
  time = 150;
  expect(await cache.get('a')).toBe('page');
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toMatchObject({ event: 'page-not-renewed', page: 'a', message: 'Error: down' });
});
