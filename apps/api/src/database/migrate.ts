import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import type { Database } from './Database.ts';

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** Any number; the same for every process, so that two that start at once migrate one after the other. */
const lock = 724_106_358;

/** Brings the tables up to date. Does nothing when they are. */
export async function migrate(database: Database): Promise<void> {
  // A connection of its own: Drizzle changes how its client reads dates.
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${lock})`;
    await applyMigrations(drizzle(sql), { migrationsFolder });
  } finally {
    await sql.end();
  }
}

let newest: number | undefined;

/** The latest migration that this program knows, by the moment that it was written: milliseconds since 1970. */
export function newestMigration(): number {
  newest ??= readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  return newest;
}

/** Whether anything stands in the tables: a catalogue or a company. */
export async function isSeeded({ sql }: Database): Promise<boolean> {
  const [row] = await sql<{ seeded: boolean }[]>`
    select exists (select from products) or exists (select from companies) as seeded`;
  return row?.seeded ?? false;
}
