import type { OrderStatus } from '@magazijn/domain/orders';
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PendingQuery, Row } from 'postgres';
import type { Sql } from './Database.ts';

// Fragments shared by several statements.

/**
 * Inlined, because the planner only matches partial indexes with literal statuses.
 *
 * @example sql`update orders set status = ${place.to} where id = ${id} and ${statusIn(sql, place.from)}`
 */
export const statusIn = (sql: Sql, statuses: readonly OrderStatus[]): PendingQuery<Row[]> =>
  sql.unsafe(`status in (${statuses.map((status) => `'${status}'`).join(', ')})`);

/** Lists all columns by name, as a prepared `*` fails once one is added. `of`: the table's name in the statement. */
export function columnsOf(sql: Sql, table: PgTable, of?: string): PendingQuery<Row[]> {
  const prefix = of === undefined ? '' : `${of}.`;
  const names = Object.keys(getTableColumns(table)).map(
    (name) => prefix + name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
  );
  return sql`${sql(names)}`;
}
