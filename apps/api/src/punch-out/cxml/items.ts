import type { Sql } from '../../database/Database.ts';
import type { CxmlItem } from './readRequest.ts';

/** What is wanted of which product. */
interface CxmlQuantities {
  readonly quantities: ReadonlyMap<number, number>;
  /** Which items, counted from 1, name an article that there is none of. */
  readonly unknown: readonly number[];
  /** Which items, counted from 1, name an article that is not for sale any more. */
  readonly unavailable: readonly number[];
}

/** The items of a request per product; several of one product are one. They are known by their article numbers. */
export async function readQuantities(sql: Sql, items: readonly CxmlItem[]): Promise<CxmlQuantities> {
  const articles = items.map(({ ItemID }) => ItemID.SupplierPartID);
  const rows = await sql<{ id: number; articleNumber: string; available: boolean }[]>`
    select id, article_number, available from products where article_number = any(${articles}::text[])`;
  const ids = new Map(rows.map(({ id, articleNumber }) => [articleNumber, id]));
  const sold = new Set(rows.filter(({ available }) => available).map(({ articleNumber }) => articleNumber));
  const quantities = new Map<number, number>();
  for (const item of items) {
    const id = ids.get(item.ItemID.SupplierPartID);
    if (id !== undefined) quantities.set(id, (quantities.get(id) ?? 0) + item['@quantity']);
  }
  return {
    quantities: new Map([...quantities].sort(([a], [b]) => a - b)),
    unknown: articles.flatMap((article, index) => (ids.has(article) ? [] : [index + 1])),
    unavailable: articles.flatMap((article, index) =>
      ids.has(article) && !sold.has(article) ? [index + 1] : [],
    ),
  };
}

/**
 * What a transfer tells itself about an item: the product's key and the coupon that its price is with. It comes back
 * with the order.
 *
 * @example writeAuxiliaryId(101404, 'DEMO10') // '101404/DEMO10'
 */
export const writeAuxiliaryId = (productId: string, couponCode: string): string =>
  couponCode === '' ? productId : `${productId}/${couponCode}`;

/** The coupon of an item; '' for none. */
const couponOf = (auxiliaryId: string): string => /^\d+\/(.{1,40})$/.exec(auxiliaryId)?.[1] ?? '';

/** The coupon that items were priced with: the first that one of them names; '' for none. */
export function couponOfItems(items: readonly CxmlItem[]): string {
  const coupons = items.map(({ ItemID }) => couponOf(ItemID.SupplierPartAuxiliaryID?.['#text'] ?? ''));
  return coupons.find((coupon) => coupon !== '') ?? '';
}
