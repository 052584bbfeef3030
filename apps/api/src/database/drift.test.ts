import { readdirSync, readFileSync } from 'node:fs';
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import * as tables from './tables/index.ts';
import { productSearchFunction } from './tables/searchText.ts';

// drizzle-kit adds an enumerable method to Array.prototype; pdf.js, loaded in the same process, refuses that.
Reflect.deleteProperty(Array.prototype, 'random');

const folder = new URL('../../drizzle/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const { entries } = JSON.parse(read('meta/_journal.json')) as {
  entries: { tag: string; idx: number; when: number }[];
};

// As in drizzle.config.ts.
const current = (previous?: string) => generateDrizzleJson(tables, previous, undefined, 'snake_case');

const openMigrated = async (): Promise<TestDatabase> => {
  const copy = await openTestDatabase('migrated');
  onTestFinished(copy.close);
  return copy;
};

/** Columns, constraints, indexes, sequences and the function of a column from PostgreSQL's catalogue. */
async function describeDatabase({ database: { sql } }: TestDatabase): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    select concat_ws(' ', 'column', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull,
          attidentity, attgenerated, pg_get_expr(adbin, adrelid), attcollation::regcollation) as line
        from pg_attribute join pg_class on pg_class.oid = attrelid
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
        from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
      union all select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = 'public'
      union all select concat_ws(' ', 'sequence', sequencename, data_type, start_value, increment_by, cycle)
        from pg_sequences where schemaname = 'public'
      union all select pg_get_functiondef('product_search'::regproc)
      order by 1`;
  return rows.map(({ line }) => line);
}

test('`drizzle-kit generate` has no changes: the last snapshot equals the table definitions', async () => {
  const snapshots = readdirSync(new URL('meta/', folder)).filter((name) => name.endsWith('_snapshot.json'));
  const last = snapshots.toSorted().at(-1) ?? '';
  expect(last.slice(0, 4)).toBe(entries.at(-1)?.tag.slice(0, 4));
  const snapshot = JSON.parse(read(`meta/${last}`)) as DrizzleSnapshotJSON;
  expect(await generateMigration(snapshot, current(snapshot.id))).toEqual([]);
});

test('every migration is in the journal', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  expect(files.toSorted()).toEqual(entries.map(({ tag }) => `${tag}.sql`));
});

test('migrations have rising timestamps, which databases compare', () => {
  const whens = entries.map(({ when }) => when);
  expect(whens).toEqual(whens.toSorted((one, other) => one - other));
  expect(new Set(whens).size).toBe(whens.length);
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_entry, index) => index));
});

// Changes that break a running older version (docs/migrations.md).
const isDestructive =
  /\bdrop (table|column|function|view|type|sequence)\b|\brename\b|\bset (data type|not null)\b|\balter column "?\w+"? type\b/i;

test('a destructive migration declares which versions still work', () => {
  // The first migrations precede the first release.
  const silent = entries
    .filter(({ idx }) => idx > 18)
    .map(({ tag }) => ({ tag, text: read(`${tag}.sql`) }))
    .filter(({ text }) => isDestructive.test(text) && !/replace function "needed_migration"/i.test(text));
  expect(silent.map(({ tag }) => tag)).toEqual([]);
});

test('the migrations create the database of the table definitions', async () => {
  const [migrated, described] = await Promise.all([openMigrated(), openMigrated()]);
  const { sql } = described.database;
  await sql.unsafe('drop schema public cascade; create schema public');
  await sql.unsafe(read('0000_extensions.sql'));
  await sql.unsafe(productSearchFunction);
  const empty = generateDrizzleJson({});
  for (const statement of await generateMigration(empty, current())) await sql.unsafe(statement);
  expect(await describeDatabase(migrated)).toEqual(await describeDatabase(described));
});
