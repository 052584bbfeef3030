import { type Deal, offerPrice } from '@magazijn/domain/cart';
import { type Cents, cents } from '@magazijn/domain/money';
import type { Viewer } from '../session/Viewer.ts';

/** What a product costs a customer, excluding VAT. */
export interface Price {
  readonly price: Cents;
  /** The higher one of before, when there is one. */
  readonly oldPrice: Cents | null;
  /** What one unit costs after a percentage deal; null without one. */
  readonly offerPrice: Cents | null;
}

/** The price list that a product carries. */
export interface ListPrice {
  readonly priceCents: number;
  readonly priceOldCents: number | null;
  readonly deal: Deal | null;
}

/**
 * The one place that decides what a customer pays: everyone the list price. Lists, carts and orders all ask here, so
 * agreed prices have one place to go.
 */
export function priceFor(_customer: Pick<Viewer, 'companyId'>): (product: ListPrice) => Price {
  return ({ priceCents, priceOldCents, deal }) => ({
    price: cents(priceCents),
    oldPrice: priceOldCents === null ? null : cents(priceOldCents),
    offerPrice: offerPrice({ price: cents(priceCents), deal }),
  });
}
