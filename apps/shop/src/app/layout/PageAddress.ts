/** The priority under load: customers' pages, then the catalogue's, then lists with unlimited addresses. */
export type PageRank = 'customers' | 'catalogue' | 'searches';

export interface PageAddress {
  /** Its canonical address, without parameters that the page does not read or that are malformed. */
  readonly href: string;
  /** Pages of one kind share a queue: the pattern of the route, with a '?' when the query string selects something. */
  readonly kind: string;
  readonly rank: PageRank;
  /** Whether the server renders it for a customer by the session cookie. @default false */
  readonly isPersonal?: boolean;
}
