import type { Narrowing } from '@magazijn/api-client';

/** How many filters are on. */
export const chosenCount = ({ brands, onOffer, inStock, priceFrom, priceUntil }: Narrowing): number =>
  brands.length + [onOffer, inStock, priceFrom !== null, priceUntil !== null].filter(Boolean).length;
