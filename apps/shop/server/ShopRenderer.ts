import type { ApiClient } from '@magazijn/api-client';
import type { ShopLinks } from '../src/links/ShopLinks.tsx';
import type { RenderedPage } from '../src/rendering/RenderedPage.ts';

/** What the build of `src/entry-server.tsx` exports. */
export interface ShopRenderer {
  readonly renderPage: (request: {
    readonly pathname: string;
    readonly search: string;
    readonly api: ApiClient;
    readonly links: ShopLinks;
  }) => Promise<RenderedPage>;
  readonly canonicalUrl: (pathname: string, search: string) => string | null;
}
