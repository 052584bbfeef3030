import { createApiClient } from '@magazijn/api-client';
import { expect, test } from 'vitest';
import { sharingClient } from './shareCalls.ts';

test('pages share navigation, footer and settings for five seconds, and no failure', async () => {
  const sent: string[] = [];
  let now = 1000;
  let status = 200;
  const settings = { minimum_order: 50, free_shipping_from: 100 };
  const bodies: Readonly<Record<string, unknown>> = {
    '/api/v1/pages': [],
    '/api/v1/category': [],
    '/api/v1/settings': settings,
  };
  const api = createApiClient({
    origin: 'https://api.example',
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      sent.push(pathname);
      return Response.json({ data: bodies[pathname] ?? {} }, { status });
    },
  });
  const { categories, footerPages, shopSettings, page } = sharingClient(api, () => now);
  const load = () =>
    Promise.all([categories(), footerPages(), shopSettings(), page('over-ons').catch(() => null)]);
  const own = '/api/v1/page/over-ons';
  await load();
  const first = sent.splice(0);
  expect(first.filter((path) => path !== own).toSorted()).toEqual([
    '/api/v1/category',
    '/api/v1/pages',
    '/api/v1/settings',
  ]);
  now = 5000;
  await load();
  expect(sent.splice(0)).toEqual([own]);
  now = 7000;
  status = 503;
  await expect(categories()).rejects.toThrow();
  status = 200;
  expect(await categories()).toEqual([]);
  expect(sent).toEqual(['/api/v1/category', '/api/v1/category']);
});
