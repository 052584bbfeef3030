// Prices: what a customer pays, in code and in SQL.

import { type Deal, offerPrice } from '@magazijn/domain/cart';
import { type Cents, cents } from '@magazijn/domain/money';
import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../http/Viewer.ts';

/** What a product costs a customer, excluding VAT. */
interface Price {
  readonly price: Cents;
  /** The higher one of before, when there is one. */
  readonly originalPrice: Cents | null;
  /** What one unit costs after a percentage deal; null without one, and where it is rounded on the line (`offerPrice`). */
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
    originalPrice: priceOldCents === null ? null : cents(priceOldCents),
    offerPrice: offerPrice({ price: cents(priceCents), deal }),
  });
}

/**
 * What a customer pays for one unit, in whole cents, for `products` of a query: `priceFor` in SQL, so that a list can be
 * sorted and filtered by what stands on its labels. Everyone has the same price list so far.
 */
export const paidCents = (sql: Sql) => {
  const off = sql`(products.price_cents * (products.deal ->> 'percentage')::numeric / 100)`;
  return sql`
  (case when products.deal ->> 'kind' = 'percentage' and abs(round(${off}) - ${off}) <= ${off} / 10
    then products.price_cents - round(${off})::int
    else products.price_cents end)`;
};
