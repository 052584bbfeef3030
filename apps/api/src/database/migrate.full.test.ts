import { expect, inject, onTestFinished, test } from 'vitest';
import { connect } from './connect.ts';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';

async function emptyDatabase(): Promise<Database> {
  const server = connect(inject('databaseServer'), { connections: 1 });
  const name = `test_migrate_${crypto.randomUUID()}`;
  await server.sql`create database ${server.sql(name)} template template0`;
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const database = connect(url.href);
  onTestFinished(async () => {
    await database.close();
    await server.sql`drop database ${server.sql(name)} with (force)`;
    await server.close();
  });
  return database;
}

const tablesOf = async ({ sql }: Database) =>
  (
    await sql<{ name: string }[]>`
      select table_name as name from information_schema.tables where table_schema = 'public' order by 1`
  ).map(({ name }) => name);

test('an empty database gets its tables; a second run changes nothing', async () => {
  const database = await emptyDatabase();
  await migrate(database);
  const tables = await tablesOf(database);
  expect(tables).toEqual(
    expect.arrayContaining(['companies', 'orders', 'order_lines', 'outbox', 'products']),
  );
  await database.sql`insert into pages (url_title, title, body) values ('x', 'X', '')`;
  await migrate(database);
  expect(await tablesOf(database)).toEqual(tables);
  expect(await database.sql`select title from pages`).toEqual([{ title: 'X' }]);
});

test('four concurrent processes create the tables once', async () => {
  const database = await emptyDatabase();
  await Promise.all(Array.from({ length: 4 }, () => migrate(database)));
  expect((await tablesOf(database)).length).toBeGreaterThan(10);
});

test('search finds a word with and without its accents', async () => {
  const database = await emptyDatabase();
  await migrate(database);
  const [row] = await database.sql`
    select to_tsvector('magazijn_dutch', 'Crème') @@ to_tsquery('magazijn_dutch', 'creme') as found`;
  expect(row).toEqual({ found: true });
});
