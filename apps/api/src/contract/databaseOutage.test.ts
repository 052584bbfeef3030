// Responses during a database outage: 503 with Retry-After, and one log line with the reason.
import { captureLog } from '@magazijn/server/testing';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createApi } from '../createApi.ts';
import { connect } from '../database/connect.ts';
import type { Sql } from '../database/Database.ts';
import type { LogEntry } from '../http/middleware.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { cartForm } from '../testing/cartForm.ts';
import { demoProduct } from '../testing/demoProduct.ts';
import { emptyTables } from '../testing/emptyTables.ts';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

const refused = async (response: Response) => ({
  status: response.status,
  retryAfter: response.headers.get('retry-after'),
  body: await response.json(),
});
const unavailable = {
  status: 503,
  retryAfter: '5',
  body: { message: 'The database cannot be used now. Try again in a few seconds.' },
};

/** An API on a database that can go away: closing it does not wait for lost connections. */
function apiOn(databaseUrl: string) {
  const database = connect(databaseUrl);
  onTestFinished(() => database.sql.end({ timeout: 0 }));
  const { logger, lines } = captureLog<LogEntry>();
  const settings = readApiSettings({});
  const images = async () => null;
  return { app: createApi({ database, settings, clock: () => new Date(), images, logger }), log: lines };
}

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** Makes every insert of an order fail with a PostgreSQL error. */
const failOrders = (sql: Sql, code: string) =>
  sql.unsafe(`
    create or replace function fail() returns trigger language plpgsql as $$
      begin raise exception 'secret of the statement' using errcode = '${code}'; end $$;
    create trigger fail before insert on orders for each row execute function fail()`);

describe('503 and one line of the log', () => {
  test.each([
    ['53100', 'its disk is full'],
    ['53200', 'its memory is full'],
    ['53300', 'it has no connection left'],
    ['57P01', 'it is being shut down'],
    ['57P02', 'one of its processes crashed'],
    ['57P03', 'it is starting or stopping'],
  ])('for %s: %s', async (code, reason) => {
    const { sql } = api.database;
    const token = await api.logIn('vlinder');
    const { id } = await demoProduct(api.database, 'demo-verf');
    const order = () => api.send('POST', '/order/create', { token, form: cartForm([[id, 20]]) });
    await failOrders(sql, code);
    expect(await refused(await order())).toEqual(unavailable);
    expect(api.log.at(-1)).toMatchObject({
      level: 'error',
      status: 503,
      event: 'database-unavailable',
      code,
      error: `The database cannot be used: ${reason} (${code}). See docs/runbook.md, 8.`,
    });
    expect(JSON.stringify(api.log)).not.toContain('secret of the statement');

    // After the outage the same request succeeds, and nothing was left half done.
    await sql`drop trigger fail on orders`;
    expect((await order()).status).toBe(200);
    expect(await sql`select count(*)::integer as count from orders`).toEqual([{ count: 1 }]);
    await emptyTables(sql, 'orders', 'payments');
  });

  test('for a connection that ends during its statement; the next request is answered', async () => {
    const { url, sql } = api.database;
    const { app, log } = apiOn(url);
    await sql.begin(async (transaction) => {
      await transaction`lock table pages`;
      const answer = app.request('/api/v1/pages?position=FOOTER');
      await expect
        .poll(
          () => sql`
            select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`,
        )
        .toHaveLength(1);
      expect(await refused(await answer)).toEqual(unavailable);
    });
    // Either PostgreSQL's error or the end of the connection can arrive first.
    expect(log.at(-1)).toMatchObject({
      event: 'database-unavailable',
      code: expect.stringMatching(/^(?:57P01|ECONNRESET|CONNECTION_CLOSED)$/),
    });
    expect((await app.request('/api/v1/pages?position=FOOTER')).status).toBe(200);
  });

  test('for an unreachable database, in cXML too; its address is not logged', async () => {
    const { app, log } = apiOn('postgres://somebody:hidden@127.0.0.1:1/shop');
    expect(await refused(await app.request('/api/v1/pages?position=FOOTER'))).toEqual(unavailable);
    expect(log).toMatchObject([{ level: 'error', event: 'database-unavailable', code: 'ECONNREFUSED' }]);
    expect(JSON.stringify(log)).not.toMatch(/127\.0\.0\.1|hidden/);

    const body = `<?xml version="1.0"?><cXML payloadID="1@b" timestamp="2026-11-18T10:00:00Z"><Header>
      <From><Credential domain="DUNS"><Identity>1</Identity></Credential></From>
      <To><Credential domain="DUNS"><Identity>2</Identity></Credential></To>
      <Sender><Credential domain="DUNS"><Identity>1</Identity><SharedSecret>s</SharedSecret></Credential>
      <UserAgent>x</UserAgent></Sender></Header><Request><ProfileRequest/></Request></cXML>`;
    const cxml = await app.request('/api/v1/punch-out/cxml', {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/xml' },
    });
    expect([cxml.status, cxml.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await cxml.text()).toContain('<Status code="503" text="Service Unavailable"');
  });
});

test('a bug stays a 500: a missing table is logged with its stack', async () => {
  // Last test: it makes the database unusable.
  await api.database.sql`drop table pages cascade`;
  expect((await api.app.request('/api/v1/pages?position=FOOTER')).status).toBe(500);
  expect(api.log.at(-1)).not.toHaveProperty('event');
  expect(api.log.at(-1)?.error).toMatch(/relation "pages" does not exist[\s\S]+ at /);
});
