import { type Cents, cents } from '@magazijn/domain/money';
import type { Viewer } from '../session/Viewer.ts';

/** What a product costs a customer, excluding VAT. */
export interface Price {
  readonly price: Cents;
  /** The higher one of before, when there is one. */
  readonly oldPrice: Cents | null;
}

/** The price list that a product carries. */
export interface ListPrice {
  readonly priceCents: number;
  readonly priceOldCents: number | null;
}

/**
 * The one place that decides what a customer pays: everyone the list price. Lists, carts and orders all ask here, so
 * agreed prices have one place to go.
 */
export function priceFor(_customer: Pick<Viewer, 'companyId'>): (product: ListPrice) => Price {
  return ({ priceCents, priceOldCents }) => ({
    price: cents(priceCents),
    oldPrice: priceOldCents === null ? null : cents(priceOldCents),
  });
}
