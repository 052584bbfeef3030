import type { OfferKind, ProductFilters, SortOption } from '@magazijn/api-client';
import { readPage } from '../../shared/links/readPage.ts';

export const pageSize = 12;

/** The names of the sort options in an address; the list's own order has none. */
export const sortNames: Readonly<Record<Exclude<SortOption, 'default'>, string>> = {
  name: 'naam',
  new: 'nieuw',
  price: 'prijs',
  'price-desc': 'prijs-aflopend',
};

/** The sort option of a name in an address; the list's own order for anything else. */
export function readSortOption(name: string | null): SortOption {
  const found = Object.entries(sortNames).find(([, each]) => each === name);
  // The keys of `sortNames` are sort options.
  return (found?.[0] as SortOption | undefined) ?? 'default';
}

export const offerKindNames: Readonly<Record<OfferKind, string>> = {
  'free-goods': 'combinatie',
  percentage: 'korting',
  'give-away': 'cadeau',
};

function readOfferKind(name: string | null): OfferKind | null {
  const found = Object.entries(offerKindNames).find(([, each]) => each === name);
  // The keys of `offerKindNames` are kinds.
  return (found?.[0] as OfferKind | undefined) ?? null;
}

/** The filters with several options, by their names in an address, which are also those of the fields. */
export const optionNames = {
  brands: 'merk',
  sizes: 'maat',
  packs: 'verpakking',
  freeOf: 'vrij-van',
} as const;

export type OptionFilter = keyof typeof optionNames;

// The keys of `optionNames` are these filters.
export const optionFilters = Object.keys(optionNames) as readonly OptionFilter[];

/** The filters with options, each with what `optionsOf` gives for it. */
export const withOptions = (optionsOf: (filter: OptionFilter) => readonly string[]) =>
  Object.fromEntries(optionFilters.map((filter) => [filter, optionsOf(filter)])) as Pick<
    ProductFilters,
    OptionFilter
  >;

export const noFilters: ProductFilters = {
  brands: [],
  onOffer: false,
  offerKind: null,
  inStock: false,
  sizes: [],
  packs: [],
  freeOf: [],
  organic: false,
  priceFrom: null,
  priceUntil: null,
  sort: 'default',
};

/** The back end's maximum of options of a facet. */
const maxOptions = 30;

/** The filters of an address's query; malformed ones are ignored. */
export function readFilters(search: string): ProductFilters {
  const query = new URLSearchParams(search);
  return {
    ...withOptions((filter) =>
      [...new Set(query.getAll(optionNames[filter]))].filter(isOption).toSorted().slice(0, maxOptions),
    ),
    onOffer: query.get('aanbieding') === '1',
    offerKind: readOfferKind(query.get('actie')),
    inStock: query.get('voorraad') === '1',
    organic: query.get('biologisch') === '1',
    priceFrom: readPrice(query.get('vanaf')),
    priceUntil: readPrice(query.get('tot')),
    sort: readSortOption(query.get('sorteer')),
  };
}

const isOption = (text: string): boolean => text !== '' && text.length <= 100 && !text.includes('\0');

/** Euros, with a point or a comma; null for anything else. */
const readPrice = (text: string | null): number | null =>
  text !== null && /^\d{1,6}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;

/** The address of a list with its filters. `href` has no query; the page is the first by default. */
export function filteredHref(href: string, filters: ProductFilters, page = 1): string {
  const { onOffer, offerKind, inStock, organic, priceFrom, priceUntil, sort } = filters;
  const query = new URLSearchParams(
    optionFilters.flatMap((filter) => filters[filter].map((option) => [optionNames[filter], option])),
  );
  if (organic) query.set('biologisch', '1');
  if (onOffer) query.set('aanbieding', '1');
  if (offerKind !== null) query.set('actie', offerKindNames[offerKind]);
  if (inStock) query.set('voorraad', '1');
  if (priceFrom !== null) query.set('vanaf', String(priceFrom));
  if (priceUntil !== null) query.set('tot', String(priceUntil));
  if (sort !== 'default') query.set('sorteer', sortNames[sort]);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${href}?${query}` : href;
}

/** The canonical query string of a list: its page and its filters, each once and well-formed. */
export const listQuery = (search: string): string =>
  filteredHref('', readFilters(search), readPage(new URLSearchParams(search).get('page')));

/** The address of a list's last page if the given page is beyond it; null otherwise. */
export function lastPageHref(href: string, search: string, total: number): string | null {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const page = readPage(new URLSearchParams(search).get('page'));
  return page > last ? filteredHref(href, readFilters(search), last) : null;
}

/** The filters that apply to the viewer: those by price are for customers only. */
export function visibleFilters(filters: ProductFilters, seesPrices: boolean): ProductFilters {
  if (seesPrices) return filters;
  const byPrice = filters.sort === 'price' || filters.sort === 'price-desc';
  return {
    ...filters,
    priceFrom: null,
    priceUntil: null,
    sort: byPrice ? 'default' : filters.sort,
  };
}

export const activeFilterCount = (filters: ProductFilters): number => {
  const { onOffer, offerKind, inStock, organic, priceFrom, priceUntil } = filters;
  return (
    optionFilters.flatMap((filter) => filters[filter]).length +
    [onOffer, offerKind, inStock, organic, priceFrom !== null, priceUntil !== null].filter(Boolean).length
  );
};
