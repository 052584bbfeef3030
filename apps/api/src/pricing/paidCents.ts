import type { Sql } from '../database/Database.ts';

/**
 * What a customer pays for one unit, in whole cents, for `products` of a query: `priceFor` in SQL, so that a list can be
 * sorted and narrowed by what stands on its labels. Everyone has the same price list so far.
 */
export const paidCents = (sql: Sql) => sql`
  (case when products.deal ->> 'kind' = 'percentage'
    then products.price_cents - round(products.price_cents * (products.deal ->> 'percentage')::numeric / 100)::int
    else products.price_cents end)`;
