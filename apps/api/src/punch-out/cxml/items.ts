import type { Sql } from '../../database/Database.ts';
import type { CxmlItem } from './readRequest.ts';

interface CxmlQuantities {
  readonly quantities: ReadonlyMap<number, number>;
  /** The items, counted from 1, whose article does not exist. */
  readonly unknown: readonly number[];
  /** The items, counted from 1, whose article is not for sale any more. */
  readonly unavailable: readonly number[];
}

/** Finds the products of a request by article number, and adds up the quantities of each. */
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
 * The product's id and the coupon that its price includes, which the order sends back.
 *
 * @example writeAuxiliaryId(101404, 'DEMO10') // '101404/DEMO10'
 */
export const writeAuxiliaryId = (productId: string, couponCode: string): string =>
  couponCode === '' ? productId : `${productId}/${couponCode}`;

/** The coupon of an item; '' for none. */
const couponOf = (auxiliaryId: string): string => /^\d+\/(.{1,40})$/.exec(auxiliaryId)?.[1] ?? '';

/** The coupon that the items were priced with: the first one named; '' for none. */
export function couponOfItems(items: readonly CxmlItem[]): string {
  const coupons = items.map(({ ItemID }) => couponOf(ItemID.SupplierPartAuxiliaryID?.['#text'] ?? ''));
  return coupons.find((coupon) => coupon !== '') ?? '';
}
