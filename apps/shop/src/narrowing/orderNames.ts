import type { ListOrder } from '@magazijn/api-client';

/** How the orders of a list are called in its address; the list's own order is not named. */
export const orderNames: Readonly<Record<Exclude<ListOrder, 'default'>, string>> = {
  name: 'naam',
  new: 'nieuw',
  price: 'prijs',
  'price-desc': 'prijs-aflopend',
};
