import { expect, test } from 'vitest';
import { catalogueApi } from '../testing/catalogueApi.ts';
import { need } from './need.ts';
import { createResourceCache, freshFor } from './ResourceCache.ts';
import { resource } from './resource.ts';
import { resourceKey } from './resourceKey.ts';

const api = catalogueApi();

function counting() {
  let calls = 0;
  const counted = need(resource('counted', async () => (calls += 1)));
  return { counted, calls: () => calls };
}

test('whoever asks while a call is under way shares its answer', async () => {
  const { counted, calls } = counting();
  const cache = createResourceCache({ apiOf: () => api, now: () => 0 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => cache.fetch('anonymous', counted)));
  expect([...new Set(answers)]).toEqual([1]);
  expect(calls()).toBe(1);
});

test("one customer's call is never another's answer", async () => {
  const { counted, calls } = counting();
  const cache = createResourceCache({ apiOf: () => api, now: () => 0 });
  await Promise.all([cache.fetch('100001', counted), cache.fetch('100002', counted)]);
  expect(calls()).toBe(2);
});

test('a failure is not shared with who asks later', async () => {
  let fails = true;
  const flaky = need(
    resource('flaky', async () => {
      if (fails) throw new Error('down');
      return 'up';
    }),
  );
  const cache = createResourceCache({ apiOf: () => api, now: () => 0 });
  await expect(cache.fetch('anonymous', flaky)).rejects.toThrow('down');
  fails = false;
  expect(await cache.fetch('anonymous', flaky)).toBe('up');
});

test('what came with the page is fresh for a while, what failed is not', () => {
  let now = 0;
  const { counted } = counting();
  const key = resourceKey('anonymous', counted);
  const cache = createResourceCache({
    apiOf: () => api,
    seeds: [
      [key, { data: 1 }],
      ['other', { error: 'down' }],
    ],
    now: () => now,
  });
  expect([cache.isStale(key), cache.isStale('other')]).toEqual([false, true]);
  now = freshFor + 1;
  expect(cache.isStale(key)).toBe(true);
});

test('each is asked for in the name of whom it is kept for', async () => {
  const asked: string[] = [];
  const { counted } = counting();
  const cache = createResourceCache({
    apiOf: (viewer) => {
      asked.push(viewer);
      return api;
    },
    now: () => 0,
  });
  await Promise.all([cache.fetch('100001', counted), cache.fetch('100002', counted)]);
  expect(asked).toEqual(['100001', '100002']);
});
