import { insertRows, type Sql } from '@magazijn/api/database';
import type { DemoProduct } from '../demo/DemoCatalogue.ts';

/** Writes the demo products and what they refer to. */
export async function seedProducts(sql: Sql, products: readonly DemoProduct[]): Promise<void> {
  await insertRows(
    sql,
    'products',
    products.map(({ packShot: _packShot, relatedIds: _relatedIds, ...product }) => product),
  );
  await insertRows(
    sql,
    'related_products',
    products.flatMap((product) =>
      product.relatedIds.map((relatedId, position) => ({ productId: product.id, relatedId, position })),
    ),
  );
}
