import type { ApiClient } from '@magazijn/api-client';
import type { ShopLinks } from '../src/links/ShopLinks.tsx';
import { type CompressedBody, compressed } from './compressed.ts';
import { createPageCache } from './createPageCache.ts';
import { documentHtml } from './documentHtml.ts';
import { etagOf } from './etagOf.ts';
import { findAssets } from './findAssets.ts';
import type { ShopRenderer } from './ShopRenderer.ts';
import type { ViteManifest } from './ViteManifest.ts';

export type DocumentAnswer =
  | { readonly redirect: string }
  | {
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: CompressedBody;
      readonly etag: string;
    };

interface DocumentsOptions {
  readonly renderer: ShopRenderer;
  readonly manifest: ViteManifest;
  readonly api: ApiClient;
  readonly links: ShopLinks;
  readonly now: () => number;
}

/** A shared cache may keep what every visitor gets; a browser asks again, since who logged in wants the newest. */
const kept = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';

/**
 * The shop's documents. All are those of a visitor, so each is rendered once for everybody; a key is the address
 * without query parameters that the page does not know.
 */
export function createDocuments({ renderer, manifest, api, links, now }: DocumentsOptions) {
  const cache = createPageCache<{ readonly answer: DocumentAnswer; readonly keep: boolean }>({
    render: async (key) => {
      const { pathname, search } = new URL(key, 'http://shop.invalid');
      const page = await renderer.renderPage({ pathname, search, api, links });
      if (page.kind === 'redirect') return { answer: { redirect: page.href }, keep: false };
      const bytes = new TextEncoder().encode(documentHtml(page, findAssets(manifest, page.page)));
      const keep = page.status === 200 && page.complete;
      return {
        keep,
        answer: {
          status: page.status,
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': keep ? kept : 'no-store',
            ...(page.status === 503 ? { 'retry-after': '30' } : {}),
          },
          body: await compressed(bytes, 'page'),
          etag: etagOf(bytes),
        },
      };
    },
    mayKeep: ({ keep }) => keep,
    now,
  });

  return {
    answer: async (pathname: string, search: string): Promise<DocumentAnswer> => {
      const key = renderer.canonicalUrl(pathname, search);
      return key === null ? { redirect: '/' } : (await cache.get(key)).answer;
    },
  };
}
