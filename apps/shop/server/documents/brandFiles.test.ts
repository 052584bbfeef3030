import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureLog } from '@magazijn/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import type { RenderedPage } from '../../src/app/RenderedPage.ts';
import type { ShopLinks } from '../../src/shared/links/ShopLinks.tsx';
import { createShopServer } from '../createShopServer.ts';
import { readShopSettings } from '../settings/readShopSettings.ts';

const manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
  },
  'src/app/shop.css': { file: 'assets/shop.css', isEntry: true, assets: ['assets/archivo.woff2'] },
  'src/app/brands/bouwsteen.css': {
    file: 'assets/bouwsteen.css',
    isEntry: true,
    assets: ['assets/figtree.woff2'],
  },
  '_client.js': { file: 'assets/client.js', name: 'client' },
  '_customer.js': { file: 'assets/customer.js', name: 'customer' },
};

/** A shop of one brand, whose page shows the options of its rendering. */
async function shopWith(BRAND: string) {
  const clientDirectory = await mkdtemp(join(tmpdir(), 'shop-brand-'));
  onTestFinished(() => rm(clientDirectory, { recursive: true, force: true }));
  const files = {
    '.vite/manifest.json': JSON.stringify(manifest),
    'assets/session.js': '',
    'assets/cart.js': '',
    'assets/shop.css': 'main{margin:0}',
    'assets/brands/magazijn/favicon.ico': 'icon of magazijn',
    'assets/brands/bouwsteen/favicon.ico': 'icon of bouwsteen',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(clientDirectory, name, '..'), { recursive: true });
    await writeFile(join(clientDirectory, name), text);
  }
  const pageOf = (links: ShopLinks): RenderedPage => ({
    kind: 'page',
    status: 200,
    head: `<title>${links.brand.name}</title>`,
    body: '<main>Welkom</main>',
    data: { queries: {}, hydrationData: {}, links },
    module: null,
    policy: null,
    problems: [],
    complete: true,
  });
  const app = await createShopServer({
    settings: readShopSettings({ BRAND }),
    clientDirectory,
    renderer: {
      renderPage: async ({ links }) => pageOf(links),
      pageAddress: (href) => ({ href, kind: href, rank: 'catalogue' }),
    },
    logger: captureLog().logger,
    fetch: async () => Response.json({ data: [] }),
  });
  return async (path: string) => (await app.request(path)).text();
}

test('with BRAND=bouwsteen a document has that brand’s stylesheet, fonts, name and wordmark', async () => {
  const get = await shopWith('bouwsteen');
  const html = await get('/');
  expect(html).toContain('<html lang="nl" data-brand="bouwsteen">');
  expect(html).toContain('<title>Bouwsteen</title>');
  // After the kit's own stylesheet, which it overrides.
  expect(html.indexOf('/assets/bouwsteen.css')).toBeGreaterThan(html.indexOf('main{margin:0}'));
  expect(html).toContain('crossorigin href="/assets/figtree.woff2"');
  expect(html).not.toContain('archivo');
  expect(html).toContain('media="(prefers-color-scheme: dark)" content="#101727"');
  expect(html).toContain('"wordmark":"/assets/brands/bouwsteen/wordmark.svg"');
  expect(await get('/assets/brands/bouwsteen/wordmark.svg')).toContain(
    '<g id="wordmark"><title>Bouwsteen</title>',
  );
  expect(await get('/favicon.ico')).toBe('icon of bouwsteen');
  expect(JSON.parse(await get('/manifest.webmanifest'))).toMatchObject({
    name: 'Bouwsteen',
    background_color: '#f8f2e7',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }],
  });
});

test('without BRAND a document requests no files of another brand', async () => {
  const get = await shopWith('');
  const html = await get('/');
  expect(html).toContain('<html lang="nl"><head>');
  expect(html).not.toMatch(/bouwsteen|figtree/);
  expect(html).toContain('"brand":{"name":"Magazijn","wordmark":null,"words":{"category":"gangpad",');
  expect(await get('/favicon.ico')).toBe('icon of magazijn');
});

test('an unknown brand prevents the start, with an error of one line', () => {
  expect(() => readShopSettings({ BRAND: 'toren' })).toThrow(
    /^BRAND=toren: must be one of magazijn, bouwsteen\.$/,
  );
});
