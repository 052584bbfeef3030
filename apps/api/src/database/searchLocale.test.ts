import { expect, inject, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import { needDatabase, openBackEnd } from '../openBackEnd.ts';
import { readWorkerSettings } from '../settings/readWorkerSettings.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { localeProblem } from './searchLocale.ts';

test('a database in the locale of its search words has no problem, and the process starts', async () => {
  const { database, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  expect(await localeProblem(database.sql)).toBeNull();
  const [row] = await database.sql`select search_locale() as locale`;
  expect(row).toEqual({ locale: 'builtin C.UTF-8' });
});

test('a dump of another locale is refused at the start, with a line about how to create the database', async () => {
  const { url, database, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  // As after a restore: the function comes from the dump, the database's locale is local.
  const restore = (locale: string) =>
    database.sql.unsafe(
      `create or replace function search_locale() returns text language sql immutable return '${locale}'`,
    );
  await restore('libc nl_NL.UTF-8 nl_NL.UTF-8');
  const settings = needDatabase(readWorkerSettings)({ DATABASE_URL: url });
  const line =
    'The database has the locale builtin C.UTF-8, and its words of search were made under libc nl_NL.UTF-8 nl_NL.UTF-8: searches and sorting would change. Restore it into a database with that locale.';
  await expect(openBackEnd(settings, 'worker')).rejects.toMatchObject({
    name: 'SettingsError',
    message: line,
  });
});

test('a database whose locale has no accented letters is refused', async () => {
  const server = connect(inject('databaseServer'), { connections: 1 });
  const name = `test_locale_${crypto.randomUUID()}`;
  await server.sql`
    create database ${server.sql(name)} template template0 encoding 'UTF8' locale_provider libc locale 'C'`;
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const database = connect(url.href);
  onTestFinished(async () => {
    await database.close();
    await server.sql`drop database ${server.sql(name)} with (force)`;
    await server.close();
  });
  await migrate(database);
  expect(await localeProblem(database.sql)).toMatch(
    /^The database has the locale libc C C and the encoding UTF8, in which .* builtin_locale 'C\.UTF-8'$/,
  );
});
