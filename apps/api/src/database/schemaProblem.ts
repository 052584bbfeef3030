import type { Database } from './Database.ts';
import { newestMigration } from './migrate.ts';

/** What PostgreSQL answers when nothing was ever migrated. */
const missing = new Set(['42P01', '3F000']);

/**
 * Whether the tables are as this program needs them, one sentence when they are not. Tables that are newer are no problem
 * for a process that runs: a migration leaves them usable for the version before it.
 */
export async function schemaProblem({ sql }: Database): Promise<string | null> {
  const applied = await sql<{ newest: number }[]>`
    select coalesce(max(created_at), 0)::float8 as newest from drizzle.__drizzle_migrations`.catch(
    (error: Error & { code?: string }) => {
      if (error.code !== undefined && missing.has(error.code)) return [];
      throw error;
    },
  );
  return (applied[0]?.newest ?? 0) < newestMigration() ? 'The database lacks migrations.' : null;
}
