import type { Narrowing } from '@magazijn/api-client';
import type { ChosenFacets } from '@magazijn/ui';

/** The narrowing with these choices. */
export const withChosen = (narrowing: Narrowing, chosen: ChosenFacets): Narrowing => ({
  ...narrowing,
  brands: (chosen.merk ?? []).toSorted(),
  onOffer: chosen.aanbieding !== undefined,
  inStock: chosen.voorraad !== undefined,
});
