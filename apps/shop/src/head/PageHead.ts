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
