import { expect, test } from 'vitest';
import { lazyApiClient } from './lazyApiClient.ts';

test('the client can be awaited: it is no promise', async () => {
  const { api } = lazyApiClient({ fetch: async () => Response.json({ data: [] }) });
  const never = new Promise((resolve) => setTimeout(resolve, 500, 'never'));
  const awaited = (async () => api)();
  expect(await Promise.race([awaited, never])).toBe(api);
  expect(await api.categories()).toEqual([]);
});
