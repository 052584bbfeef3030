import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import type { Database } from './Database.ts';
import { prepareJobs, queueLeftovers } from './jobQueues.ts';
import { migrationsFolder, readSchemaState } from './migrations.ts';

/** An arbitrary lock key, equal in all processes, so that concurrent migrations run one after the other. */
const lock = 724_106_358;

/** Later queries queue behind a waiting migration, so it gives up instead of blocking the shop. */
const lockTimeout = '3s';

/** Applies pending migrations in one transaction. @returns their names. */
export async function migrate(database: Database): Promise<readonly string[]> {
  // A separate connection: Drizzle changes the date parsing of its client.
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${lock})`;
    // Set after the advisory lock, so that waiting for another migration has no timeout.
    await sql`select set_config('lock_timeout', ${lockTimeout}, false)`;
    const { pending } = await readSchemaState(sql as unknown as Database['sql']);
    // Before the migrations, whose triggers queue jobs.
    await prepareJobs(database.url);
    if (pending.length > 0) await applyMigrations(drizzle(sql), { migrationsFolder });
    await queueLeftovers(sql as unknown as Database['sql']);
    return pending;
  } catch (error) {
    // Drizzle's error contains the whole statement; unwrap PostgreSQL's.
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
  } finally {
    await sql.end();
  }
}

export async function isSeeded({ sql }: Database): Promise<boolean> {
  const [row] = await sql<{ seeded: boolean }[]>`
    select exists (select from products) or exists (select from companies) as seeded`;
  return row?.seeded ?? false;
}
