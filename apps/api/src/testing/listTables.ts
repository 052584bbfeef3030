import type { Sql } from '../database/Database.ts';

export async function listTables(sql: Sql): Promise<readonly string[]> {
  const rows = await sql<{ name: string }[]>`
    select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`;
  return rows.map(({ name }) => name);
}
