/** Processor time of one of each, in milliseconds: of the servers before it, and of PostgreSQL. */
export interface Cost {
  readonly servers: number;
  readonly postgres: number;
}

/** What a shop does. */
export type Kind = 'document' | 'list' | 'detail' | 'search' | 'cart' | 'order';

/**
 * What comes with one order: of the mix of `mixedRequests`, fourteen lists and details, three searches and two carts. Of
 * the documents three are first views, which no page of the shop before them has fetched; the others never reach it.
 */
export const perOrder: Readonly<Record<Kind, number>> = {
  document: 3,
  list: 7,
  detail: 7,
  search: 3,
  cart: 2,
  order: 1,
};

/** A core is planned to be busy for so much of the time: what comes in bursts finds the rest. */
const planned = 0.5;

/** What a shop needs for so many orders a minute. */
export interface Needed {
  readonly requestsPerSecond: number;
  /** Cores, planned half busy. */
  readonly servers: number;
  readonly postgres: number;
  /** How much of the time somebody is placing an order: invoice numbers are given one after the other. */
  readonly placing: number;
  /** Gigabytes a day, were it so for ten hours. */
  readonly gigabytesPerDay: number;
}

/**
 * Works out what so many orders a minute need, from what each thing was measured to cost.
 *
 * @param placeMs how long the row of the invoice numbers is held by one order.
 * @param orderBytes what an order takes in the database, indexes and mail included.
 */
export function neededFor(
  ordersPerMinute: number,
  costs: Readonly<Record<Kind, Cost>>,
  { placeMs, orderBytes }: { readonly placeMs: number; readonly orderBytes: number },
): Needed {
  const perSecond = ordersPerMinute / 60;
  const kinds = Object.entries(perOrder) as [Kind, number][];
  const cores = (part: keyof Cost) =>
    (perSecond * kinds.reduce((sum, [kind, count]) => sum + count * costs[kind][part], 0)) / 1000 / planned;
  return {
    // An order is three requests.
    requestsPerSecond:
      perSecond * kinds.reduce((sum, [kind, count]) => sum + count * (kind === 'order' ? 3 : 1), 0),
    servers: cores('servers'),
    postgres: cores('postgres'),
    placing: (perSecond * placeMs) / 1000,
    gigabytesPerDay: (ordersPerMinute * 600 * orderBytes) / 1e9,
  };
}
