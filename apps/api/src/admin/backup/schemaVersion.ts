import type { Sql } from '../../database/Database.ts';

/** The last migration that this database has had, by its hash; '' when it has had none. */
export async function schemaVersion(sql: Sql): Promise<string> {
  const [known] = await sql<{ migrated: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as migrated`;
  if (!known?.migrated) return '';
  const [last] = await sql<{ hash: string }[]>`
    select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`;
  return last?.hash ?? '';
}
