import type { Sql } from './Database.ts';

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/**
 * Inserts rows with the columns of the first. `table` is a name from the code, never from input.
 *
 * @example await insertRows(sql, 'favourites', [{ companyId: 1, productId: 2 }]);
 */
export async function insertRows(sql: Sql, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).map(snakeCase);
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value])),
  );
  await sql`
    insert into ${sql(table)} (${sql(columns)})
    select ${sql(columns)} from jsonb_populate_recordset(null::${sql(table)}, ${sql.json(records)})`;
}
