/**
 * Which pages come first when more are asked for than the server can render: those of customers, then the catalogue's,
 * then lists that anybody can ask for without end.
 */
export type PageRank = 'customers' | 'catalogue' | 'searches';

/** A page of the shop as the server's cache has it. */
export interface PageAddress {
  /** Its one address: parameters that the page does not read, or that are ill-written, are not part of it. */
  readonly href: string;
  /** Which pages share their turns: the pattern of the route, with a '?' where something is chosen. */
  readonly kind: string;
  readonly rank: PageRank;
}
