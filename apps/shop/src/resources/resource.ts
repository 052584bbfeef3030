import type { ApiClient } from '@magazijn/api-client';

/** Something the shop can show: a name and the call that gets it. Reads only; nothing here changes anything. */
export interface Resource<Argument, Value> {
  /** Unique; part of the cache's key. */
  readonly name: string;
  readonly fetch: (api: ApiClient, argument: Argument) => Promise<Value>;
  /** Of one customer: never asked for a visitor, never rendered by the server. */
  readonly personal: boolean;
}

/**
 * What everyone may see; a customer's answer holds prices, a visitor's does not.
 *
 * @example resource('product', (api, at: { path: string }) => api.product(at.path))
 */
export const resource = <Argument, Value>(
  name: string,
  fetch: (api: ApiClient, argument: Argument) => Promise<Value>,
): Resource<Argument, Value> => ({ name, fetch, personal: false });

/**
 * What only the customer may see: orders, favourites, the profile (R04).
 *
 * @example personalResource('orders', (api) => api.orders())
 */
export const personalResource = <Argument, Value>(
  name: string,
  fetch: (api: ApiClient, argument: Argument) => Promise<Value>,
): Resource<Argument, Value> => ({ name, fetch, personal: true });
