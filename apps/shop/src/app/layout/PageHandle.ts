import type { HeadOf } from '../../shared/head/PageHead.ts';
import type { PageRank } from './PageAddress.ts';

/** Documents that are opened with secrets, each with a policy of its own. */
export type PagePolicy = 'payment' | 'punch-out' | 'mailed-link';

/** What a page says of itself besides its path, its loader and its component. */
export interface PageHandle {
  /** The module of the page, from the root of the shop: a document asks for its chunks beforehand. */
  readonly module: string;
  /** Whom it is for: what the server renders of a customer's page never shows to visitors. @default 'everyone' */
  readonly audience?: 'everyone' | 'customers';
  /**
   * The query as the page reads it: `''`, or from its question mark. A document is the same whatever else is given.
   *
   * @default none
   */
  readonly query?: (search: string) => string;
  /** @default of a customers' page 'customers', of any other 'catalogue', and 'searches' where more than a page is chosen */
  readonly rank?: PageRank;
  /** Whether the document has a policy of its own. @default that of all others */
  readonly policy?: PagePolicy;
  /**
   * A step from the cart to the payment. On a phone the order's own bar stands alone there: no strip of aisles, and no
   * bar of the shop while the cart has something in it.
   *
   * @default false
   */
  readonly isOrderStep?: boolean;
  /** What the page says to those who find and share it. @default it is not to be found */
  readonly head?: () => Promise<HeadOf>;
}
