import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../../testing/openTestDatabase.ts';
import { connect } from './connect.ts';
import { missingDatabase } from './missingDatabase.ts';

test('a database that cannot write is missing, though it reads', async () => {
  const { url, database, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  expect(await missingDatabase(database)).toBeNull();
  // As a full disk does: PostgreSQL refuses the file, with an error of the same class.
  await database.sql.unsafe(
    `alter database ${database.sql.options.database.replace(/.*/, '"$&"')} set temp_file_limit = '100kB'`,
  );
  const later = connect(url);
  onTestFinished(later.close);
  expect(await later.sql`select count(*)::int as count from products`).toEqual([{ count: 0 }]);
  expect(await missingDatabase(later)).toBe(
    'The database cannot write: its disk is full, or it lacks memory or connections.',
  );
});
