import type { HeadOf } from '../../shared/head/PageHead.ts';

/** Documents that are opened with secrets, each with a policy of its own. */
export type PagePolicy = 'payment' | 'punch-out' | 'mailed-link';

/** What a page says of itself besides its path, its loader and its component. */
export interface PageHandle {
  /** The module of the page, from the root of the shop: a document asks for its chunks beforehand. */
  readonly module: string;
  /** Whom it is for: what the server renders of a customer's page never shows to visitors. @default 'everyone' */
  readonly audience?: 'everyone' | 'customers';
  /** The query parameters that the page knows; a document is the same whatever others are given. @default none */
  readonly query?: readonly string[];
  /** Whether the document has a policy of its own. @default that of all others */
  readonly policy?: PagePolicy;
  /** What the page says to those who find and share it. @default it is not to be found */
  readonly head?: () => Promise<HeadOf>;
}
