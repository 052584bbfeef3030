import type { Queries } from '../shared/data/queries.ts';

/** A thing as schema.org describes it: `@type` and its properties. */
export type StructuredThing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** What a page says of itself to those who find and share it; its title is the page's own (`DocumentTitle`). */
export interface PageHead {
  /** The one address of the page, from its first slash; null for what nobody should find by searching. */
  readonly canonical: string | null;
  /** One or two sentences, plain text. */
  readonly description?: string;
  /** Never with prices: what a visitor may not see is in no document. */
  readonly things?: readonly StructuredThing[];
}

/** Where a page is: what its head and its loader are made of. */
export interface PageLocation {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

/**
 * The head of one page, of the same results as the page.
 *
 * @param origin `PUBLIC_URL`: structured data names pages and pictures by their whole address
 */
export type HeadOf = (shown: Queries['shown'], at: PageLocation, origin: string) => PageHead;
