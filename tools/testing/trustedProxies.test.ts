import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createApi, readApiSettings } from '../../apps/api/src/index.ts';
import { createShopServer, readShopSettings } from '../../apps/shop/server/index.ts';
import { DEMO_PASSWORD } from '../../packages/demo-data/src/index.ts';
import { openTestDatabase, type TestDatabase } from './openTestDatabase.ts';

type Fetch = Parameters<typeof serve>[0]['fetch'];

async function listen(fetch: Fetch): Promise<string> {
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    );
    onTestFinished(() => void server.close());
  });
}

let copy: TestDatabase;
beforeAll(async () => {
  copy = await openTestDatabase('seeded');
});
beforeEach(async () => {
  await copy.database.sql`truncate login_attempts`;
});
afterAll(() => copy.close());

/** Opens the shop's server and its back end, both with these trusted proxies. */
async function openShop(trusted: string): Promise<{ shop: string; backEnd: string }> {
  const environment = { TRUSTED_PROXIES: trusted, LOG_LEVEL: 'silent' };
  const api = createApi({
    database: copy.database,
    settings: readApiSettings(environment),
    clock: () => new Date('2026-11-18T10:00:00Z'),
    images: async () => null,
  });
  const clientDirectory = await mkdtemp(join(tmpdir(), 'two-hops-'));
  onTestFinished(() => rm(clientDirectory, { recursive: true }));
  for (const folder of ['.vite', 'assets']) await mkdir(join(clientDirectory, folder));
  const manifest = {
    'src/entry-client.tsx': { file: 'assets/entry.js', isEntry: true },
    '_client.js': { file: 'assets/client.js', name: 'client' },
    '_customer.js': { file: 'assets/customer.js', name: 'customer' },
  };
  await writeFile(join(clientDirectory, '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(clientDirectory, 'assets', 'session.js'), '');
  await writeFile(join(clientDirectory, 'assets', 'cart.js'), '');
  const backEnd = await listen(api.fetch);
  const shop = await createShopServer({
    settings: readShopSettings({ ...environment, API_ORIGIN: backEnd }),
    clientDirectory,
    renderer: { renderPage: () => Promise.reject(new Error('no page')), pageAddress: () => null },
  });
  return { shop: await listen(shop.fetch), backEnd };
}

const logIn = (shop: string, forwarded: string, name: string, password = DEMO_PASSWORD) =>
  fetch(`${shop}/api/v1/login`, {
    method: 'POST',
    headers: { 'x-forwarded-for': forwarded },
    body: new URLSearchParams({ username: `${name}@demo.magazijn.test`, password }),
  });

/** The client address that the back end stores for a login. */
async function addressSeen(shop: string, forwarded: string): Promise<string> {
  const { data } = await (await logIn(shop, forwarded, 'mier')).json();
  const answer = await fetch(`${shop}/api/v1/account/sessions`, {
    headers: { authorization: `Bearer ${data.token}`, 'x-forwarded-for': forwarded },
  });
  const { sessions } = (await answer.json()).data;
  return sessions.find(({ current }: { current: boolean }) => current).address;
}

test.each(['shop', 'backEnd'] as const)(
  'behind two proxies the %s sees the address of each customer, which cannot be forged',
  async (server) => {
    const { [server]: origin } = await openShop('203.0.113.7, 2001:db8:aaaa::/48');
    const seen = (forwarded: string) => addressSeen(origin, forwarded);
    expect(await seen('198.51.100.1, 203.0.113.7')).toBe('198.51.100.1');
    expect(await seen('192.0.2.1, 198.51.100.2, 2001:db8:aaaa::5, 203.0.113.7')).toBe('198.51.100.2');
    expect(await seen('2001:db8:1::9, 203.0.113.7')).toBe('2001:db8:1::9');
    expect(await seen('192.0.2.1, 198.51.100.9')).toBe('198.51.100.9');
  },
);

test('a proxy that is not trusted counts as the customer', async () => {
  const { shop } = await openShop('');
  expect(await addressSeen(shop, '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
});

test('behind a proxy, wrong passwords from one address do not lock out another', async () => {
  const { shop } = await openShop('203.0.113.7');
  for (let attempt = 0; attempt < 24; attempt += 1) {
    await logIn(shop, '198.51.100.66, 203.0.113.7', attempt % 2 ? 'vlinder' : 'bij', 'fout');
  }
  expect((await logIn(shop, '198.51.100.66, 203.0.113.7', 'vlinder')).status).toBe(429);
  expect((await logIn(shop, '198.51.100.1, 203.0.113.7', 'vlinder')).status).toBe(200);
  expect((await logIn(shop, '198.51.100.2, 203.0.113.7', 'mier')).status).toBe(200);
});
