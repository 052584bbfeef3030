import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { Sql } from './Database.ts';

/** The folder of this version's migrations and Drizzle's journal. */
export const migrationsFolder = join(dirname(findPackageJSON(import.meta.url) ?? '.'), 'drizzle');

interface Migration {
  /** Its position, which its name begins with. */
  readonly idx: number;
  /** '0018_order_line_deal' */
  readonly tag: string;
  /** Its timestamp in milliseconds, which databases store as applied. */
  readonly when: number;
}

/** The state of a database compared to this version's migrations. */
interface SchemaState {
  readonly pending: readonly string[];
  /** The number of applied migrations that this version does not have. */
  readonly unknown: number;
  /** The last migration that a program must have to work on these tables. */
  readonly needed: number;
  readonly known: number;
  /** Whether it is a read replica. */
  readonly standby: boolean;
}

let journal: readonly Migration[] | undefined;

function readJournal(): readonly Migration[] {
  const read = () =>
    JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as {
      entries: readonly Migration[];
    };
  journal ??= read().entries;
  return journal;
}

/** PostgreSQL's errors for a database without migrations. */
const unmigrated = new Set(['42P01', '3F000']);

export async function readSchemaState(sql: Sql): Promise<SchemaState> {
  const migrations = readJournal();
  const known = migrations.at(-1)?.idx ?? -1;
  const applied = await sql<{ when: number; standby: boolean }[]>`
    select created_at::float8 as when, pg_is_in_recovery() as standby from drizzle.__drizzle_migrations`.catch(
    (error: Error & { code?: string }) => {
      if (error.code !== undefined && unmigrated.has(error.code)) return [];
      throw error;
    },
  );
  const had = new Set(applied.map(({ when }) => when));
  const latest = Math.max(0, ...had);
  // The same comparison as Drizzle's.
  const pending = migrations.filter(({ when }) => when > latest).map(({ tag }) => tag);
  const whens = new Set(migrations.map(({ when }) => when));
  const standby = applied[0]?.standby ?? false;
  const unknown = applied.filter(({ when }) => !whens.has(when)).length;
  if (unknown === 0) return { pending, unknown, needed: known, known, standby };
  const [row] = await sql<{ needed: number }[]>`select needed_migration() as needed`;
  return { pending, unknown, needed: row?.needed ?? known, known, standby };
}

/** PostgreSQL's error for missing privileges. */
const notAllowed = '42501';

const rightsText =
  'The role that DATABASE_URL names may not use the tables. Its rights are given by deploy/postgresql/application-role.sql.';

const standbyText =
  'The database is a standby, which takes no orders: DATABASE_URL has to name the primary, or all hosts with ?target_session_attrs=primary.';

/**
 * Why this version cannot work on a database, in one line with the fix; null when it can. An older program works on a
 * newer database that was only added to: during an update both run (docs/migrations.md).
 */
export async function schemaProblem(sql: Sql): Promise<string | null> {
  const state = await readSchemaState(sql).catch((error: Error & { code?: string }) => {
    if (error.code === notAllowed) return null;
    throw error;
  });
  if (state === null) return rightsText;
  const { pending, needed, known, standby } = state;
  if (standby) return standbyText;
  if (pending.length > 0) {
    return `The database is older than this version: it lacks ${pending.length} ${pending.length === 1 ? 'migration' : 'migrations'}, from ${pending[0]} on. Apply them with: admin migrate`;
  }
  return needed > known
    ? `The database is newer than this version, and works only with one that knows migration ${needed}: this one ends at ${known}. Start the newer version.`
    : null;
}
