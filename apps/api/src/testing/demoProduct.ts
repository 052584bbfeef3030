import type { Database } from '../database/Database.ts';

export interface DemoProductRow {
  readonly id: number;
  readonly priceCents: number;
  readonly vatPercentage: number;
  readonly stock: number;
}

/** A demo product by the last segment of its path: `demoProduct(database, 'demo-verf')`. */
export async function demoProduct({ sql }: Database, path: string): Promise<DemoProductRow> {
  const [product] = await sql<DemoProductRow[]>`
    select id, price_cents, vat_percentage, stock from products where path = ${path}`;
  if (!product) throw new Error(`The demo catalogue has no product ${path}`);
  return product;
}
