import type { HeadExport } from '../../shared/head/PageHead.ts';
import type { PageRank } from './PageAddress.ts';

/** Documents whose addresses hold secrets; each has a content security policy of its own. */
export type PagePolicy = 'payment' | 'punch-out' | 'mailed-link';

/** Properties of a page besides its path, loader and component. */
export interface PageHandle {
  /** The page's module, relative to the shop's root: the document preloads its chunks. */
  readonly module: string;
  /**
   * `visitors`: logged-in customers are redirected. `customers`: visitors log in first, and the server renders the layout
   * only.
   */
  readonly audience: 'everyone' | 'visitors' | 'customers';
  /**
   * The part of the query string that the page reads: `''`, or with its question mark. Addresses that differ in nothing
   * else share one cached document.
   *
   * @default none
   */
  readonly query?: (search: string) => string;
  /** @default 'customers' for that audience; else 'searches' for a query string with more than a page number, or 'catalogue' */
  readonly rank?: PageRank;
  /** The document's own content security policy. @default that of all other pages */
  readonly policy?: PagePolicy;
  /**
   * A step from the cart to the payment. On a phone the layout hides the aisles there, and the bottom bar while the cart
   * is not empty, for the order's own bar.
   *
   * @default false
   */
  readonly isOrderStep?: boolean;
  /** The page's `head` export. A page without one is not indexed. */
  readonly head: () => Promise<HeadExport | undefined>;
}
