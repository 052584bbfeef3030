import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { openTestDatabase, type TestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import { migrationsFolder } from '../database/migrations.ts';

/** An empty database migrated up to number `last`. */
export async function openOlderDatabase(last: number): Promise<TestDatabase> {
  const copy = await openTestDatabase('migrated');
  const folder = await mkdtemp(join(tmpdir(), 'magazijn-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, last + 1) }));
  await copy.database.sql.unsafe('drop schema public, drizzle cascade; create schema public');
  const sql = postgres(copy.url, { max: 1, onnotice: () => {} });
  await migrate(drizzle(sql), { migrationsFolder: folder });
  await sql.end();
  await rm(folder, { recursive: true });
  return copy;
}
