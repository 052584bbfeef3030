import type { Narrowing } from '@magazijn/api-client';

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
