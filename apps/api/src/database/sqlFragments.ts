import type { OrderStatus } from '@magazijn/domain/orders';
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PendingQuery, Row } from 'postgres';
import type { Sql } from './Database.ts';

// Parts of a statement that several statements have.

/**
 * A condition on `orders.status`. Written out, not as parameters: the planner finds partial indexes by the statuses in their own
 * conditions.
 *
 * @example sql`update orders set status = ${place.to} where id = ${id} and ${statusIn(sql, place.from)}`
 */
export const statusIn = (sql: Sql, statuses: readonly OrderStatus[]): PendingQuery<Row[]> =>
  sql.unsafe(`status in (${statuses.map((status) => `'${status}'`).join(', ')})`);

/**
 * Every column of a table by its name, in place of `*`: a statement that was prepared with `*` fails once a newer version
 * has added a column, and in a transaction cannot be tried again.
 */
export function columnsOf(sql: Sql, table: PgTable): PendingQuery<Row[]> {
  const names = Object.keys(getTableColumns(table)).map((name) =>
    name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
  );
  return sql`${sql(names)}`;
}
