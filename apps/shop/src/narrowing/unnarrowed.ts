import type { Narrowing } from '@magazijn/api-client';

/** The whole list in its own order. */
export const unnarrowed: Narrowing = {
  brands: [],
  onOffer: false,
  inStock: false,
  priceFrom: null,
  priceUntil: null,
  order: 'default',
};
