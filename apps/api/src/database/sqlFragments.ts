import type { OrderStatus } from '@magazijn/domain/orders';
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PendingQuery, Row } from 'postgres';
import type { Sql } from './Database.ts';

// Fragments shared by several statements.

/**
 * A condition on `orders.status`. Inlined instead of parameters, because the planner only matches partial indexes
 * with literal statuses.
 *
 * @example sql`update orders set status = ${place.to} where id = ${id} and ${statusIn(sql, place.from)}`
 */
export const statusIn = (sql: Sql, statuses: readonly OrderStatus[]): PendingQuery<Row[]> =>
  sql.unsafe(`status in (${statuses.map((status) => `'${status}'`).join(', ')})`);

/**
 * All columns of a table by name, instead of `*`: a prepared statement with `*` fails after a newer version adds a
 * column, and cannot be retried inside of a transaction.
 *
 * @param of the name of the table in the statement, where several have such columns.
 */
export function columnsOf(sql: Sql, table: PgTable, of?: string): PendingQuery<Row[]> {
  const prefix = of === undefined ? '' : `${of}.`;
  const names = Object.keys(getTableColumns(table)).map(
    (name) => prefix + name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
  );
  return sql`${sql(names)}`;
}
