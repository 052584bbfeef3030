/**
 * The priority of a page when more are requested than the server can render: those of customers, then the catalogue's,
 * then lists with unlimited addresses.
 */
export type PageRank = 'customers' | 'catalogue' | 'searches';

/** A page of the shop in the server's cache. */
export interface PageAddress {
  /** Its canonical address, without parameters that the page does not read or that are malformed. */
  readonly href: string;
  /** Pages of one kind share a queue: the pattern of the route, with a '?' when the query string selects something. */
  readonly kind: string;
  readonly rank: PageRank;
}
