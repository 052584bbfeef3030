import type { Narrowing } from '@magazijn/api-client';
import type { ChosenFacets } from '@magazijn/ui';

/** What is chosen of the facets, under the same names. */
export const chosenOf = ({ brands, onOffer, inStock }: Narrowing): ChosenFacets => ({
  merk: brands,
  ...(onOffer && { aanbieding: ['1'] }),
  ...(inStock && { voorraad: ['1'] }),
});
