import { runAsRequest } from '@magazijn/server';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import { openTestApi } from '../testing/openTestApi.ts';
import { connect } from './connect.ts';
import type { Sql } from './Database.ts';

async function open(comments: boolean) {
  const { url, close } = await openTestDatabase('migrated');
  const database = connect(url, { comments });
  onTestFinished(async () => {
    await database.close();
    await close();
  });
  return database;
}
const ownText = async (sql: Sql, pid = 0) => {
  const [row] = await sql<{ query: string }[]>`
    select query from pg_stat_activity where pid = pg_backend_pid() and pid <> ${pid} ${sql`and true`}`;
  return row?.query;
};

test('the server sees the request id of a statement, in a transaction too', async () => {
  const { sql } = await open(true);
  await runAsRequest('request-0001', async () => {
    expect(await ownText(sql)).toMatch(/^\/\* request-0001 \*\/ /);
    await sql.begin(async (transaction) => {
      expect(await ownText(transaction)).toMatch(/^\/\* request-0001 \*\/ /);
    });
    expect(await sql`select ${sql(['pid'])} from pg_stat_activity limit 0`).toEqual([]);
  });
  expect(await ownText(sql)).not.toContain('/*');
  const prepared = await sql`select from pg_prepared_statements`;
  expect(prepared).toHaveLength(0);
});

test('without the setting there are no comments, and each statement is prepared once', async () => {
  const { sql } = await open(false);
  await runAsRequest('request-0001', async () => expect(await ownText(sql)).not.toContain('/*'));
});

test("a request's id is in its statements", async () => {
  const api = await openTestApi({ environment: { SQL_COMMENTS: 'on' } });
  onTestFinished(() => api.close());
  const before = api.statements.length;
  await api.send('GET', '/category', { headers: { 'x-request-id': 'from-the-browser-1' } });
  const sent = api.statements.slice(before);
  expect(sent.length).toBeGreaterThan(0);
  for (const text of sent) expect(text).toMatch(/^\/\* from-the-browser-1 \*\/ /);
});
