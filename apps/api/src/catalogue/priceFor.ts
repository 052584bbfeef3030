import { type Deal, offerPrice } from '@magazijn/domain/cart';
import { type Cents, cents } from '@magazijn/domain/money';
import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../http/Viewer.ts';

interface Price {
  readonly price: Cents;
  /** The previous price as the owner set it; `priceBefore` decides whether it is shown. */
  readonly originalPrice: Cents | null;
  /** The unit price after a percentage deal; null without one, and when it is rounded on the line (`offerPrice`). */
  readonly offerPrice: Cents | null;
}

export interface ListPrice {
  readonly priceCents: number;
  readonly priceOldCents: number | null;
  readonly deal: Deal | null;
}

/** The list price for all customers so far. Lists, carts and orders use it, so agreed prices belong here. */
export function priceFor(_customer: Pick<Viewer, 'companyId'>): (product: ListPrice) => Price {
  return ({ priceCents, priceOldCents, deal }) => ({
    price: cents(priceCents),
    originalPrice: priceOldCents === null ? null : cents(priceOldCents),
    offerPrice: offerPrice({ price: cents(priceCents), deal }),
  });
}

/** `priceFor` as SQL, in whole cents, on the alias `products`, so that lists can sort and filter by the shown price. */
export const paidCents = (sql: Sql) => {
  const off = sql`(products.price_cents * (products.deal ->> 'percentage')::numeric / 100)`;
  return sql`
  (case when products.deal ->> 'kind' = 'percentage' and abs(round(${off}) - ${off}) <= ${off} / 10
    then products.price_cents - round(${off})::int
    else products.price_cents end)`;
};
