import type { WireList, WireLists } from '@magazijn/api-client/schemas';
import { cents, eurosFromCents } from '@magazijn/domain/money';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import { notFound } from '../http/HttpError.ts';
import { toFlag } from '../http/readInput.ts';
import type { Buyer, Viewer } from '../http/Viewer.ts';
import { selectOrderableProducts } from '../quick-order/selectOrderableProducts.ts';

/** SQL for lists that a user may read and change: of the company, and shared or the user's own. */
export const isVisible = (sql: Sql, { companyId, userId }: Buyer) => sql`
  shopping_lists.company_id = ${companyId}
    and (shopping_lists.shared or shopping_lists.user_id = ${userId})`;

/** SQL for lists that a user may remove and share, among those that are visible: also those of a user who is gone. */
export const isOwn = (sql: Sql, { userId }: Viewer) =>
  sql`(coalesce(shopping_lists.user_id, ${userId}) = ${userId})`;

interface ListRow {
  readonly id: number;
  readonly name: string;
  readonly shared: boolean;
  readonly own: boolean;
  readonly version: number;
  readonly changedAt: Date;
  readonly productCount: number;
  readonly hasProduct: boolean;
}

const listColumns = (sql: Sql, viewer: Viewer) => sql`
  shopping_lists.id, shopping_lists.name, shared, ${isOwn(sql, viewer)} as own, version, changed_at,
  (select count(*)::int from shopping_list_lines where list_id = shopping_lists.id) as product_count`;

const toSummary = (row: Omit<ListRow, 'hasProduct'>) => ({
  id: row.id,
  name: row.name,
  shared: toFlag(row.shared),
  own: toFlag(row.own),
  version: row.version,
  product_count: row.productCount,
  changed_at: row.changedAt.toISOString(),
});

/**
 * The lists that a user sees, latest change first. One statement.
 *
 * @param productId the product that `has_product` tells about
 */
export async function readLists(sql: Sql, viewer: Viewer, productId: number | undefined): Promise<WireLists> {
  const rows = await sql<ListRow[]>`
    select ${listColumns(sql, viewer)},
        exists (
          select from shopping_list_lines where list_id = shopping_lists.id and product_id = ${productId ?? null}::int
        ) as has_product
      from shopping_lists where ${isVisible(sql, viewer)}
      order by changed_at desc, shopping_lists.id desc`;
  return {
    lists: rows.map((row) => ({
      ...toSummary(row),
      ...(productId === undefined ? {} : { has_product: toFlag(row.hasProduct) }),
    })),
  };
}

interface LineRow {
  readonly productId: number;
  readonly quantity: number;
  readonly kind: 'order' | 'stock';
  readonly name: string;
  readonly articleNumber: string;
  readonly priceCents: number;
  readonly addedAt: Date;
}

/**
 * A list with its lines, and what the shop has of their products now. Three statements, however many lines.
 *
 * @throws HttpError 404 for a list that the user does not see.
 */
export async function readList(
  dependencies: Pick<ApiDependencies, 'database' | 'settings'>,
  viewer: Viewer,
  id: number,
): Promise<WireList> {
  const { sql } = dependencies.database;
  const [list] = await sql<ListRow[]>`
    select ${listColumns(sql, viewer)} from shopping_lists
      where shopping_lists.id = ${id} and ${isVisible(sql, viewer)}`;
  if (!list) throw notFound();
  const lines = await sql<LineRow[]>`
    select product_id, quantity, kind, name, article_number, price_cents, added_at
      from shopping_list_lines where list_id = ${id} order by position, product_id`;
  return {
    ...toSummary(list),
    lines: lines.map((line) => ({
      product_id: line.productId,
      quantity: line.quantity,
      kind: line.kind,
      name: line.name,
      article_number: line.articleNumber,
      price_exclusive_vat: eurosFromCents(cents(line.priceCents)),
      added_at: line.addedAt.toISOString(),
    })),
    products: await selectOrderableProducts(
      dependencies,
      viewer,
      lines.map(({ productId }) => productId),
    ),
  };
}
