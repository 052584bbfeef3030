import { expect, onTestFinished, test } from 'vitest';
import { openOlderDatabase } from '../testing/openOlderDatabase.ts';
import { runAdmin } from '../testing/runAdmin.ts';

test('a locked table ends the command soon, with one line, and nothing is changed', async () => {
  const { url, database, close } = await openOlderDatabase(17);
  onTestFinished(close);
  await database.sql.begin(async (sql) => {
    await sql`lock table order_lines in access share mode`;
    expect(await runAdmin(url, ['migrate'])).toEqual({
      code: 1,
      output: [],
      progress: [''],
      errors: [
        'Another process holds a lock on a table that must change. Nothing was changed: run this again.',
      ],
    });
  });
  expect((await runAdmin(url, ['migrate', '--dry-run'])).output[0]).toMatch(/^0018/);
  expect((await runAdmin(url, ['migrate'])).code).toBe(0);
});
