import type { PageData } from './PageData.ts';

/** What the shop's renderer hands to its web server. */
export type RenderedPage =
  | { readonly kind: 'redirect'; readonly href: string }
  | {
      readonly kind: 'page';
      readonly status: 200 | 404 | 503;
      /** Title, meta and preloads that React lifts into head. */
      readonly head: string;
      readonly body: string;
      readonly data: PageData;
      /** The name of the page's component: its chunk is found by it. */
      readonly page: string | null;
      /** Whether every call answered: only such a page may be kept. */
      readonly complete: boolean;
    };
