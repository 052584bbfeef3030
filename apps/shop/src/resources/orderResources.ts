import { personalResource } from './resource.ts';

/** The order history, newest first. */
export const orders = personalResource('orders', (api) => api.orders());

/** One order of one's own; null when there is none. Orders are counted from 1: below that nobody is asked. */
export const order = personalResource('order', async (api, at: { id: number }) =>
  at.id < 1 ? null : api.order(at.id),
);

/** The company that one orders for. */
export const profile = personalResource('profile', (api) => api.profile());

/** All favourites. */
export const favourites = personalResource('favourites', (api) => api.favourites());
