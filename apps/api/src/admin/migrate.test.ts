import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import { openOlderDatabase } from '../testing/openOlderDatabase.ts';
import { runAdmin, runAdminAs } from '../testing/runAdmin.ts';

async function olderDatabase() {
  const copy = await openOlderDatabase(17);
  onTestFinished(copy.close);
  return copy;
}

test('an older database is migrated once; each migration is printed, and the audit log has an entry', async () => {
  const { url, database } = await olderDatabase();
  const dry = await runAdmin(url, ['migrate', '--dry-run']);
  expect(dry.code).toBe(0);
  expect(dry.output.slice(0, 2)).toEqual([
    '0018_order_line_deal would be applied',
    '0019_needed_migration would be applied',
  ]);
  const done = await runAdmin(url, ['migrate']);
  expect(done).toMatchObject({ code: 0, errors: [] });
  expect(done.output).toEqual(dry.output.map((line) => line.replace(' would be', ':')));
  expect(await runAdmin(url, ['migrate'])).toMatchObject({
    code: 0,
    output: ['The tables are up to date: there was nothing to do.'],
  });
  const noted = await database.sql`select details->>'command' as command from audit_events`;
  expect(noted).toEqual([{ command: 'migrate' }]);
});

test('every other command refuses a database that is too old or too new', async () => {
  const { url, database } = await olderDatabase();
  const older =
    /^The database is older than this version: it lacks \d+ migrations, from 0018_order_line_deal on\. Apply them with: admin migrate$/;
  expect((await runAdminAs(url, ['approve'])).errors).toEqual([expect.stringMatching(older)]);
  await runAdmin(url, ['migrate']);
  const { sql } = database;
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)`;
  expect((await runAdminAs(url, ['approve'])).code).toBe(0);
  await sql`create or replace function needed_migration() returns integer language sql immutable return 900`;
  for (const command of ['approve', 'migrate']) {
    const { code, errors } = await runAdminAs(url, [command]);
    expect(code).toBe(1);
    expect(errors).toEqual([
      expect.stringMatching(
        /^The database is newer than this version, and works only with one that knows migration 900: this one ends at \d+\. Start the newer version\.$/,
      ),
    ]);
  }
});

test('an empty database gets all migrations', async () => {
  const { url, database, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  await database.sql.unsafe('drop schema public, drizzle cascade; create schema public');
  expect((await runAdminAs(url, ['approve'])).errors[0]).toContain('from 0000_extensions on');
  expect((await runAdmin(url, ['migrate'])).output[0]).toBe('0000_extensions: applied');
  expect((await runAdminAs(url, ['approve'])).output).toEqual(['No registration is waiting for approval.']);
});

test('missing rights of the processes’ role are reported in one line', async () => {
  const { url } = await olderDatabase();
  expect(await runAdmin(url, ['approve'])).toMatchObject({
    code: 1,
    errors: [
      'The role that DATABASE_URL names may not use the tables. Its rights are given by deploy/postgresql/application-role.sql.',
    ],
  });
});
