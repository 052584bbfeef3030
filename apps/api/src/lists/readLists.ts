import type { WireList, WireListCounts, WireLists } from '@magazijn/api-client/schemas';
import { cents, eurosFromCents } from '@magazijn/domain/money';
import type { PendingQuery, Row } from 'postgres';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import { notFound } from '../http/HttpError.ts';
import { personName } from '../http/personName.ts';
import { toFlag } from '../http/readInput.ts';
import type { Buyer, Viewer } from '../http/Viewer.ts';
import { selectOrderableProducts } from '../quick-order/selectOrderableProducts.ts';

/** Who reads lists: the viewer, or a user without a session. */
export type ListReader = Pick<Buyer, 'companyId' | 'userId'> &
  Partial<Pick<Viewer, 'originalUserId' | 'hasColleagues'>>;

/**
 * The user who gets what a reader makes: the person who logged in, also while switched. A login without colleagues acts as
 * the company's user, as with favourites.
 */
export const personOf = ({ userId, originalUserId = userId, hasColleagues = false }: ListReader): number =>
  hasColleagues ? originalUserId : userId;

/**
 * SQL for whether `user` is the reader; false for null. A login without colleagues is also the person who logged in, who
 * may have made private lists while there were colleagues.
 */
export const isReader = (sql: Sql, user: PendingQuery<Row[]>, reader: ListReader) => sql`
  coalesce(${user} in (${personOf(reader)}, ${reader.originalUserId ?? reader.userId}), false)`;

/** SQL for the owner of a list: with colleagues `maker_id`, or `user_id` if it is null; without colleagues the reverse. */
const ownerOf = (sql: Sql, { hasColleagues = false }: ListReader) =>
  hasColleagues
    ? sql`coalesce(shopping_lists.maker_id, shopping_lists.user_id)`
    : sql`coalesce(shopping_lists.user_id, shopping_lists.maker_id)`;

/** SQL for lists that a user may read and change: of the company, and shared or the user's own. */
export const isVisible = (sql: Sql, reader: ListReader) => sql`
  shopping_lists.company_id = ${reader.companyId}
    and (shopping_lists.shared or ${isReader(sql, ownerOf(sql, reader), reader)})`;

/** SQL for the visible lists that a user may remove and share, including lists of users who have left. */
export const isOwn = (sql: Sql, viewer: Viewer) =>
  sql`(${ownerOf(sql, viewer)} is null or ${isReader(sql, ownerOf(sql, viewer), viewer)})`;

interface ListRow {
  readonly id: number;
  readonly name: string;
  readonly shared: boolean;
  readonly own: boolean;
  readonly version: number;
  readonly round: number;
  readonly changedAt: Date;
  readonly productCount: number;
  readonly hasProduct: boolean;
}

const listColumns = (sql: Sql, viewer: Viewer) => sql`
  shopping_lists.id, shopping_lists.name, shared, ${isOwn(sql, viewer)} as own, version, round, changed_at,
  (select count(*)::int from shopping_list_lines where list_id = shopping_lists.id) as product_count`;

const toSummary = (row: Omit<ListRow, 'hasProduct'>) => ({
  id: row.id,
  name: row.name,
  shared: toFlag(row.shared),
  own: toFlag(row.own),
  version: row.version,
  round: row.round,
  product_count: row.productCount,
  changed_at: row.changedAt.toISOString(),
});

/** The user's lists, latest change first; `has_product` is about `productId`. One statement. */
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

/** The last count of a line; null until it is counted. */
interface CountRow {
  readonly counted: number | null;
  readonly countedAt: Date | null;
  readonly countedRound: number | null;
  readonly countedBy: string | null;
  readonly ownCount: boolean;
}

/** SQL for the columns of {@link CountRow}, of lines joined with the users who counted them. */
const countColumns = (sql: Sql, viewer: Viewer) => sql`
  counted, counted_at, counted_round, ${personName(sql)} as counted_by,
  ${isReader(sql, sql`shopping_list_lines.counted_by`, viewer)} as own_count`;

const toWireCount = ({ counted, countedAt, countedRound, countedBy, ownCount }: CountRow) =>
  counted === null || countedAt === null || countedRound === null
    ? null
    : {
        counted,
        counted_at: countedAt.toISOString(),
        counted_by: countedBy,
        own: toFlag(ownCount),
        round: countedRound,
      };

/** The last counts of a list. One statement. @throws HttpError 404 for a list that the user does not see. */
export async function readCounts(sql: Sql, viewer: Viewer, id: number): Promise<WireListCounts> {
  const rows = await sql<(CountRow & { round: number; version: number; productId: number | null })[]>`
    select round, version, product_id, ${countColumns(sql, viewer)}
      from shopping_lists
        left join shopping_list_lines on list_id = shopping_lists.id and counted is not null
        left join users on users.id = shopping_list_lines.counted_by
      where shopping_lists.id = ${id} and ${isVisible(sql, viewer)}`;
  const [list] = rows;
  if (!list) throw notFound();
  return {
    round: list.round,
    version: list.version,
    counts: rows.flatMap(({ productId, ...row }) => {
      const count = toWireCount(row);
      return productId === null || count === null ? [] : [{ product_id: productId, ...count }];
    }),
  };
}

interface LineRow extends CountRow {
  readonly productId: number;
  readonly quantity: number;
  readonly kind: 'order' | 'stock';
  readonly name: string;
  readonly articleNumber: string;
  readonly priceCents: number;
  readonly addedAt: Date;
}

/**
 * A list with its current products. Three statements. @throws HttpError 404 for a list that the user may not see.
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
    select product_id, quantity, kind, shopping_list_lines.name, article_number, price_cents, added_at, ${countColumns(sql, viewer)}
      from shopping_list_lines left join users on users.id = shopping_list_lines.counted_by
      where list_id = ${id} order by position, product_id`;
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
      count: toWireCount(line),
    })),
    products: await selectOrderableProducts(
      dependencies,
      viewer,
      lines.map(({ productId }) => productId),
    ),
  };
}
