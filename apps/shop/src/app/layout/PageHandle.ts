import type { HeadExport } from '../../shared/head/PageHead.ts';
import type { PageRank } from './PageAddress.ts';

/** Documents whose addresses hold secrets; each has a content security policy of its own. */
export type PagePolicy = 'payment' | 'punch-out' | 'mailed-link';

export interface PageHandle {
  /** The page's module, relative to the shop's root: the document preloads its chunks. */
  readonly module: string;
  /** `visitors`: redirects customers. `customers`: visitors log in first; without their cookie the server renders the layout. */
  readonly audience: 'everyone' | 'visitors' | 'customers';
  /** The part of the query string that the page reads; the rest is not in the cache key. @default none */
  readonly query?: (search: string) => string;
  /** @default 'customers' for that audience; else 'searches' for a query string with more than a page number, or 'catalogue' */
  readonly rank?: PageRank;
  /** The document's own content security policy. @default that of all other pages */
  readonly policy?: PagePolicy;
  /** A step from cart to payment: on a phone its order bar replaces aisles and bottom bar. @default false */
  readonly isOrderStep?: boolean;
  /** The page's `head` export. A page without one is not indexed. */
  readonly head: () => Promise<HeadExport | undefined>;
}
