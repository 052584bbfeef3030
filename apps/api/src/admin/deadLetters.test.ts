import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../../testing/openTestDatabase.ts';
import { runAdmin } from '../testing/runAdmin.ts';

test('dead letters are listed with their last error, and tried again or dropped, one by one or all', async () => {
  const { database, url, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  const deadLetters = (...args: string[]) => runAdmin(url, ['dead-letters', ...args]);
  expect((await deadLetters()).output).toEqual(['There are no dead letters.']);
  await database.sql`
    insert into outbox (kind, unique_key, payload, attempts, failed_at, last_error)
      select 'password-changed', key, '{}', 10, now(), 'connect ECONNREFUSED' from unnest(array['a', 'b', 'c']) as key`;
  const { output } = await deadLetters();
  expect(output).toHaveLength(3);
  expect(output[0]).toMatch(/^3 {2}password-changed {2}\S+ {2}10 attempts {2}connect ECONNREFUSED$/);

  expect((await deadLetters('retry', '2')).output).toEqual(['1 mail is tried again from now on.']);
  expect((await deadLetters('retry', 'all')).output).toEqual(['2 mails are tried again from now on.']);
  expect(await database.sql`select distinct attempts, failed_at from outbox`).toEqual([
    { attempts: 0, failedAt: null },
  ]);
  expect(await deadLetters('retry', '2')).toMatchObject({
    code: 1,
    complaints: ['There is no dead letter with the number 2.'],
  });
  await database.sql`update outbox set failed_at = now() where unique_key <> 'a'`;
  expect((await deadLetters('drop', '2')).output).toEqual(['1 mail is dropped, and never sent.']);
  expect((await deadLetters('drop', '1')).complaints).toEqual(['There is no dead letter with the number 1.']);
  expect((await deadLetters('drop', 'all')).output).toEqual(['1 mail is dropped, and never sent.']);
  expect(await database.sql`select unique_key from outbox`).toEqual([{ uniqueKey: 'a' }]);
  expect((await deadLetters('retry', 'x')).code).toBe(1);
  expect((await deadLetters('again', '1')).code).toBe(1);
});
