import { expect, onTestFinished, test } from 'vitest';
import { openSharedDatabase, openTestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import { connect } from './connect.ts';
import { createDatabaseCheck, databaseProblem } from './createDatabaseCheck.ts';

test('a database that cannot write is a problem', async () => {
  const { url, database, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  expect(await databaseProblem(database)).toBeNull();
  // Like a full disk: PostgreSQL refuses the file, with an error of the same class.
  await database.sql.unsafe(
    `alter database ${database.sql.options.database.replace(/.*/, '"$&"')} set temp_file_limit = '100kB'`,
  );
  const later = connect(url);
  onTestFinished(later.close);
  expect(await later.sql`select count(*)::int as count from products`).toEqual([{ count: 0 }]);
  expect(await databaseProblem(later)).toBe(
    'The database cannot write: its disk is full, or it lacks memory or connections.',
  );
});

test('concurrent calls share one check, whose result is cached for a second', async () => {
  const { url, close } = await openSharedDatabase();
  onTestFinished(close);
  const statements: string[] = [];
  const database = connect(url, { onStatement: (text) => statements.push(text) });
  onTestFinished(database.close);
  const writes = () => statements.filter((text) => text.includes('generate_series')).length;
  let time = 0;
  const missing = createDatabaseCheck(database, () => time);
  expect(await Promise.all(Array.from({ length: 20 }, missing))).toEqual(Array(20).fill(null));
  time = 999;
  expect(await missing()).toBeNull();
  expect(writes()).toBe(1);
  time = 1000;
  await Promise.all([missing(), missing()]);
  expect(writes()).toBe(2);
});
