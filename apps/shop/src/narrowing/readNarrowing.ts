import type { ListOrder, Narrowing } from '@magazijn/api-client';

/** The query parameters of a list: its page (S22), and what is chosen of it. `merk` may come more than once. */
export const narrowingNames = ['page', 'merk', 'aanbieding', 'voorraad', 'vanaf', 'tot', 'sorteer'] as const;

/** How the orders of a list are called in its address; the list's own order is not named. */
export const orderNames: Readonly<Record<Exclude<ListOrder, 'default'>, string>> = {
  name: 'naam',
  new: 'nieuw',
  price: 'prijs',
  'price-desc': 'prijs-aflopend',
};

/** The order of a list by its name in the address; the list's own for anything else. */
export function readOrder(name: string | null): ListOrder {
  const found = Object.entries(orderNames).find(([, each]) => each === name);
  // The keys of `orderNames` are orders.
  return (found?.[0] as ListOrder | undefined) ?? 'default';
}

/** The whole list in its own order. */
export const unnarrowed: Narrowing = {
  brands: [],
  onOffer: false,
  inStock: false,
  priceFrom: null,
  priceUntil: null,
  order: 'default',
};

/** More brands than anybody ticks, and as many as the back end takes. */
const mostBrands = 30;

/**
 * What an address chooses of a list. Whatever is not well written in it is not chosen.
 *
 * @param search the query of the address
 * @example readNarrowing('?merk=Pukkie&voorraad=1').brands // ['Pukkie']
 */
export function readNarrowing(search: string): Narrowing {
  const query = new URLSearchParams(search);
  return {
    brands: [...new Set(query.getAll('merk'))].filter(isBrand).toSorted().slice(0, mostBrands),
    onOffer: query.get('aanbieding') === '1',
    inStock: query.get('voorraad') === '1',
    priceFrom: readPrice(query.get('vanaf')),
    priceUntil: readPrice(query.get('tot')),
    order: readOrder(query.get('sorteer')),
  };
}

const isBrand = (text: string): boolean => text !== '' && text.length <= 100 && !text.includes('\0');

/** Euros, with a point or, as people write them, a comma; null for anything else. */
const readPrice = (text: string | null): number | null =>
  text !== null && /^\d{1,6}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;

/**
 * The address of a list with what is chosen of it; what is not chosen leaves nothing there.
 *
 * @param href the list's own, without a query
 * @param page left out, as after every choice, it is the first
 */
export function narrowedHref(href: string, narrowing: Narrowing, page = 1): string {
  const { brands, onOffer, inStock, priceFrom, priceUntil, order } = narrowing;
  const query = new URLSearchParams(brands.map((brand) => ['merk', brand]));
  if (onOffer) query.set('aanbieding', '1');
  if (inStock) query.set('voorraad', '1');
  if (priceFrom !== null) query.set('vanaf', String(priceFrom));
  if (priceUntil !== null) query.set('tot', String(priceUntil));
  if (order !== 'default') query.set('sorteer', orderNames[order]);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${href}?${query}` : href;
}

/** What counts of an address for whoever looks: visitors see no prices, so nothing is chosen by them. */
export function shownNarrowing(narrowing: Narrowing, seesPrices: boolean): Narrowing {
  if (seesPrices) return narrowing;
  const byPrice = narrowing.order === 'price' || narrowing.order === 'price-desc';
  return {
    ...narrowing,
    priceFrom: null,
    priceUntil: null,
    order: byPrice ? 'default' : narrowing.order,
  };
}

/** How many filters are on. */
export const chosenCount = ({ brands, onOffer, inStock, priceFrom, priceUntil }: Narrowing): number =>
  brands.length + [onOffer, inStock, priceFrom !== null, priceUntil !== null].filter(Boolean).length;
