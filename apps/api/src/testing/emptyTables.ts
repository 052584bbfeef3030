import type { Sql } from '../database/Database.ts';

/**
 * Deletes all rows of tables, in this order, and what belongs to them. Faster than `truncate`, which makes new files for
 * each table and index.
 */
export async function emptyTables(sql: Sql, ...tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql`delete from ${sql(table)}`;
}
