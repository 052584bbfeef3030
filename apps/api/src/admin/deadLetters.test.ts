import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import { giveUpJobs } from '../testing/giveUpJobs.ts';
import { runAdmin } from '../testing/runAdmin.ts';

test('dead letters are listed with their last error, and retried or dropped, one or all', async () => {
  const { database, url, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  const deadLetters = (...args: string[]) => runAdmin(url, ['dead-letters', ...args]);
  expect((await deadLetters()).output).toEqual(['There are no dead letters.']);
  await database.sql`
    insert into outbox (kind, unique_key, payload)
      select 'password-changed', key, '{}' from unnest(array['a', 'b', 'c']) as key`;
  await giveUpJobs(database, 'mail', '450 later\nmail:9\u2028again');
  const { output } = await deadLetters();
  expect(output).toHaveLength(3);
  expect(output[0]).toMatch(
    /^mail:3 {2}password-changed {2}\S+ {2}13 attempts {2}450 later\\u000amail:9\\u2028again$/,
  );

  expect((await deadLetters('retry', 'mail:2')).output).toEqual(['1 mail is tried again from now on.']);
  expect((await deadLetters('retry', 'all')).output).toEqual(['2 mails are tried again from now on.']);
  expect(
    await database.sql`
      select singleton_key as id, retry_count from jobs.job where name = 'mail' and state = 'created' order by 1`,
  ).toEqual(['1', '2', '3'].map((id) => ({ id, retryCount: 0 })));
  expect(await deadLetters('retry', 'mail:2')).toMatchObject({
    code: 1,
    errors: ['There is no dead letter mail:2.'],
  });
  await database.sql`update jobs.job set start_after = now() + interval '1 hour' where singleton_key = '1'`;
  await giveUpJobs(database, 'mail', '450 later');
  expect((await deadLetters('drop', 'mail:2')).output).toEqual(['1 mail is dropped, and never tried again.']);
  expect((await deadLetters('drop', 'mail:1')).errors).toEqual(['There is no dead letter mail:1.']);
  expect((await deadLetters('drop', 'all')).output).toEqual(['1 mail is dropped, and never tried again.']);
  expect(await database.sql`select unique_key from outbox`).toEqual([{ uniqueKey: 'a' }]);
  expect((await deadLetters('retry', 'x')).code).toBe(1);
  expect((await deadLetters('retry', '1')).code).toBe(1);
  expect((await deadLetters('again', 'mail:1')).code).toBe(1);
});

test('payment events are listed, retried and dropped too; a dropped one stays in the database', async () => {
  const { database, url, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  const { sql } = database;
  await sql`
    insert into payment_notifications (psp_reference, event_code, success, merchant_reference, amount_cents, currency,
        reason, received_at)
      select psp, 'AUTHORISATION', true, 'KKN1-1', 1000, 'EUR', '', now() from unnest(array['A', 'B', 'C']) as psp`;
  await giveUpJobs(database, 'payment-notification', 'deadlock detected');
  await sql`insert into outbox (kind, unique_key, payload) values ('password-changed', 'a', '{}')`;
  await giveUpJobs(database, 'mail', '450 later');
  await sql`update jobs.job set created_on = now() - interval '1 hour' where source_name = 'mail'`;
  const deadLetters = (...args: string[]) => runAdmin(url, ['dead-letters', ...args]);
  const { output } = await deadLetters();
  expect(output).toHaveLength(4);
  expect(output[0]).toMatch(
    /^payment:3 {2}AUTHORISATION of KKN1-1 {2}\S+ {2}13 attempts {2}deadlock detected$/,
  );
  expect((await deadLetters('drop', 'payment:1')).output).toEqual([
    '1 payment event is dropped, and never tried again.',
  ]);
  expect((await deadLetters('throw')).errors).toEqual(['"throw" is not an action: type "retry" or "drop".']);
  expect((await deadLetters('drop', 'payment:1')).errors).toEqual(['There is no dead letter payment:1.']);
  expect((await deadLetters('retry', 'all')).output).toEqual([
    '1 mail and 2 payment events are tried again from now on.',
  ]);
  expect((await deadLetters('retry', 'all')).output).toEqual(['There are no dead letters.']);
  expect(await sql`select psp_reference, outcome from payment_notifications order by id`).toEqual([
    { pspReference: 'A', outcome: 'dropped' },
    { pspReference: 'B', outcome: null },
    { pspReference: 'C', outcome: null },
  ]);
  expect(
    await sql`
      select data ->> 'about' as about, retry_count from jobs.job where name = 'payment-notification' and state = 'created'`,
  ).toEqual(Array(2).fill({ about: 'KKN1-1', retryCount: 0 }));
});
