import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import type { Database } from './Database.ts';
import { migrationsFolder, readSchemaState } from './migrations.ts';
import { openSchedules } from './openSchedules.ts';

/** Any number; the same for every process, so that two that start at once migrate one after the other. */
const lock = 724_106_358;

/**
 * How long a migration waits for a table that others use. Whoever comes after it waits behind it, so it
 * gives up rather than hold up the shop.
 */
const lockTimeout = '3s';

/**
 * Brings the tables up to date: all of it or, when it fails, nothing. Does nothing when they are.
 *
 * @returns the names of the migrations that were applied.
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  // A connection of its own: Drizzle changes how its client reads dates.
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${lock})`;
    // After that lock: whoever else migrates is waited for.
    await sql`select set_config('lock_timeout', ${lockTimeout}, false)`;
    const { pending } = await readSchemaState(sql as unknown as Database['sql']);
    if (pending.length > 0) await applyMigrations(drizzle(sql), { migrationsFolder });
    await prepareSchedules(database.url);
    return pending;
  } catch (error) {
    // Drizzle wraps what PostgreSQL said in the whole text of the statement.
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
  } finally {
    await sql.end();
  }
}

/** Makes the tables of the schedules, or brings them up to date. */
async function prepareSchedules(url: string): Promise<void> {
  const { boss, disconnect } = openSchedules(url, true);
  try {
    await boss.start();
    await boss.stop({ graceful: false });
  } finally {
    await disconnect();
  }
}

/** Whether anything stands in the tables: a catalogue or a company. */
export async function isSeeded({ sql }: Database): Promise<boolean> {
  const [row] = await sql<{ seeded: boolean }[]>`
    select exists (select from products) or exists (select from companies) as seeded`;
  return row?.seeded ?? false;
}
