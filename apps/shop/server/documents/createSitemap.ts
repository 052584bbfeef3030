import type { ApiClient } from '@magazijn/api-client';
import type { Logger } from '@magazijn/server';
import { categoryHref, paths, productHref } from '../../src/shared/links/paths.ts';
import { type CompressedBody, compressed, etagOf } from '../http/compressed.ts';
import { createPageCache } from './createPageCache.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const located = (address: string): string =>
  `<loc>${address.replace(/[&<>"']/g, (character) => escapes[character] ?? '')}</loc>`;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap of absolute addresses (sitemaps.org, protocol 0.9). */
const sitemapXml = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespace}>\n${addresses
    .map((address) => `<url>${located(address)}</url>\n`)
    .join('')}</urlset>\n`;

const sitemapIndexXml = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${namespace}>\n${addresses
    .map((address) => `<sitemap>${located(address)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;

/** The maximum of the public call. */
const pageSize = 100;
/** The maximum of concurrent requests, to leave capacity for visitors. */
const atOnce = 4;

type CatalogueCalls = Pick<ApiClient, 'categories' | 'categoryProducts' | 'footerPages'>;

/** Paths of all indexed pages, by public calls. Throws if one fails, since crawlers drop missing pages. */
export async function listAddresses(api: CatalogueCalls): Promise<readonly string[]> {
  const [categories, pages] = await Promise.all([api.categories(), api.footerPages()]);
  const found = new Set([paths.home.href()]);
  for (const { url, subCategories } of categories) {
    found.add(categoryHref(url));
    for (const sub of subCategories) found.add(categoryHref(sub.url, url));
  }
  for (const { url } of pages) found.add(paths.page.href({ page: url }));
  found.add(paths.register.href());
  for (const { url } of categories) {
    for (const path of await productPaths(api, url)) found.add(productHref(path));
  }
  return [...found];
}

/** A category lists the products of its sub categories too. */
async function productPaths(api: CatalogueCalls, category: string): Promise<readonly string[]> {
  const first = await api.categoryProducts(category, 1, undefined, pageSize);
  if (first === null) return [];
  const last = Math.ceil(first.total / pageSize);
  const lists = [first];
  for (let page = 2; page <= last; page += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, last - page + 1) }, (_, index) => page + index);
    const more = await Promise.all(
      numbers.map((number) => api.categoryProducts(category, number, undefined, pageSize)),
    );
    lists.push(...more.filter((list) => list !== null));
  }
  return lists.flatMap(({ products }) => products.map(({ path }) => path));
}

/** The protocol's maximum for one file. */
const maxUrls = 50_000;
/** Milliseconds. Reading the catalogue of a large shop takes hundreds of requests. */
const freshFor = 60 * 60_000;

interface SitemapFile {
  readonly body: CompressedBody;
  readonly etag: string;
}

interface SitemapOptions {
  readonly origin: string;
  readonly list: () => Promise<readonly string[]>;
  readonly now: () => number;
  readonly logger: Logger;
  /** Addresses per file. @default 50000 */
  readonly perFile?: number;
}

/** The sitemap: one file, or above 50,000 addresses an index of files. Reads the catalogue once an hour. */
export function createSitemap({ origin, list, now, logger, perFile = maxUrls }: SitemapOptions) {
  const cache = createPageCache<ReadonlyMap<string, SitemapFile | undefined>>({
    render: async () => {
      const addresses = (await list()).map((path) => origin + path);
      const count = Math.ceil(addresses.length / perFile);
      if (count <= 1) return new Map([['/sitemap.xml', file(sitemapXml(addresses))]]);
      const numbers = Array.from({ length: count }, (_, index) => index);
      const parts = numbers.map((index) => `/sitemap-${index + 1}.xml`);
      const texts = numbers.map((index) =>
        sitemapXml(addresses.slice(index * perFile, (index + 1) * perFile)),
      );
      const index = sitemapIndexXml(parts.map((path) => origin + path));
      const bodies = [index, ...texts].map(file);
      return new Map(['/sitemap.xml', ...parts].map((path, place) => [path, bodies[place]]));
    },
    outcomeOf: () => 'kept',
    // The only entry: its size does not matter.
    sizeOf: () => 1,
    now,
    logger,
    freshFor,
  });

  return {
    /** Returns the sitemap file at a path, or null for an unknown path. */
    answer: async (path: string): Promise<SitemapFile | null> =>
      (await cache.get('', { kind: '/sitemap.xml', rank: 'catalogue' })).get(path) ?? null,
  };
}

function file(text: string): SitemapFile {
  const bytes = new TextEncoder().encode(text);
  return { body: compressed(bytes, 'page'), etag: etagOf(bytes) };
}
