import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import { connect } from './connect.ts';
import { insertRows } from './insertRows.ts';
import { isSeeded } from './migrate.ts';

const page = (urlTitle: string, others: object = {}) => ({
  urlTitle,
  title: 'Title',
  body: '<p>',
  ...others,
});

test('any number of rows is one statement; no rows run no statement', async () => {
  const { url, close } = await openTestDatabase('migrated');
  const statements: string[] = [];
  const database = connect(url, { onStatement: (text) => statements.push(text) });
  onTestFinished(async () => {
    await database.close();
    await close();
  });
  await insertRows(database.sql, 'pages', []);
  await database.sql`select 1`;
  statements.length = 0;
  await insertRows(database.sql, 'pages', []);
  expect(statements).toEqual([]);
  await insertRows(
    database.sql,
    'pages',
    Array.from({ length: 3000 }, (_, index) => page(`page-${index}`)),
  );
  expect(statements).toHaveLength(1);
  expect(await database.sql`select count(*)::int from pages`).toEqual([{ count: 3000 }]);
});

test('texts are stored unchanged, and absent columns get their default', async () => {
  const { database, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  const body = `'); drop table pages; -- "quotes" \\ ünï 🧸 {"json": null}`;
  await insertRows(database.sql, 'pages', [page('a', { body }), page('b', { body: '' })]);
  expect(await database.sql`select body, position, priority from pages order by url_title`).toEqual([
    { body, position: '', priority: 0 },
    { body: '', position: '', priority: 0 },
  ]);
});

test('a row that violates a constraint inserts no row', async () => {
  const { database, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  await expect(insertRows(database.sql, 'pages', [page('a'), page('a')])).rejects.toThrow('unique');
  expect(await database.sql`select count(*)::int from pages`).toEqual([{ count: 0 }]);
});

test('a database counts as filled from its first company or product', async () => {
  const { database, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  await insertRows(database.sql, 'pages', [page('a')]);
  expect(await isSeeded(database)).toBe(false);
  await database.sql`insert into companies (customer_number, name, payment) values ('1', 'Vlinder', 'debit')`;
  expect(await isSeeded(database)).toBe(true);
});
