import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PendingQuery, Row } from 'postgres';
import type { Sql } from './Database.ts';

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
