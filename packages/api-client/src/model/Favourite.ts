import type { Product } from './Product.ts';

/** A product of the list of favourites. */
export interface Favourite extends Product {
  /**
   * Whether the company has it as a favourite, beside the person's own ones (`favourite`). Absent for a login that is alone,
   * whose favourites are the company's, and at back ends without own favourites.
   */
  readonly companyFavourite?: boolean;
}
