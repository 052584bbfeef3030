import { type CompressedBody, compressed } from './compressed.ts';
import { createPageCache } from './createPageCache.ts';
import { etagOf } from './etagOf.ts';
import { sitemapIndexXml, sitemapXml } from './sitemapXml.ts';

/** What the protocol allows in one file. */
const most = 50_000;
/** Milliseconds. A walk through the catalogue asks for hundreds of lists in a large shop. */
const freshFor = 60 * 60_000;

interface SitemapFile {
  readonly body: CompressedBody;
  readonly etag: string;
}

interface SitemapOptions {
  readonly origin: string;
  /** The paths of all pages. */
  readonly list: () => Promise<readonly string[]>;
  readonly now: () => number;
  /** Addresses per file. @default 50000 */
  readonly perFile?: number;
}

/**
 * The shop's sitemap: one file, or past 50,000 addresses an index and numbered files. The catalogue is walked once an
 * hour at most, however many ask.
 */
export function createSitemap({ origin, list, now, perFile = most }: SitemapOptions) {
  const cache = createPageCache<ReadonlyMap<string, SitemapFile | undefined>>({
    render: async () => {
      const addresses = (await list()).map((path) => origin + path);
      const count = Math.ceil(addresses.length / perFile);
      if (count <= 1) return new Map([['/sitemap.xml', await file(sitemapXml(addresses))]]);
      const numbers = Array.from({ length: count }, (_, index) => index);
      const parts = numbers.map((index) => `/sitemap-${index + 1}.xml`);
      const texts = numbers.map((index) =>
        sitemapXml(addresses.slice(index * perFile, (index + 1) * perFile)),
      );
      const index = sitemapIndexXml(parts.map((path) => origin + path));
      const bodies = await Promise.all([index, ...texts].map(file));
      return new Map(['/sitemap.xml', ...parts].map((path, place) => [path, bodies[place]]));
    },
    mayKeep: () => true,
    now,
    freshFor,
  });

  return {
    /** The file at a path; null when there is none under it. */
    answer: async (path: string): Promise<SitemapFile | null> => (await cache.get('')).get(path) ?? null,
  };
}

async function file(text: string): Promise<SitemapFile> {
  const bytes = new TextEncoder().encode(text);
  return { body: await compressed(bytes, 'page'), etag: etagOf(bytes) };
}
