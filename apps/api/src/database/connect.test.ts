import { expect, onTestFinished, test } from 'vitest';
import { openSharedDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import { connect } from './connect.ts';

test('dates and timestamps convert without a time zone shift, and columns are in camelCase', async () => {
  const { database, close } = await openSharedDatabase();
  onTestFinished(close);
  const [row] = await database.sql`
    select date '2026-03-29' as delivery_date, timestamptz '2026-03-29T02:30:00+02' as placed_at`;
  expect(row).toEqual({ deliveryDate: '2026-03-29', placedAt: new Date('2026-03-29T00:30:00Z') });
});

test('concurrent queries use no more than the maximum of connections', async () => {
  const { url, close } = await openSharedDatabase();
  const database = connect(url, { connections: 2 });
  onTestFinished(async () => {
    await database.close();
    await close();
  });
  const pids = await Promise.all(
    Array.from({ length: 12 }, () => database.sql<{ pid: number }[]>`select pg_backend_pid() as pid`),
  );
  expect(new Set(pids.map(([row]) => row?.pid)).size).toBeLessThanOrEqual(2);
});

test('a statement is planned once per connection, regardless of its values', async () => {
  const { url, close } = await openSharedDatabase();
  const database = connect(url, { connections: 1 });
  onTestFinished(async () => {
    await database.close();
    await close();
  });
  for (let size = 1; size <= 12; size += 1) {
    const words = Array.from({ length: size }, (_, at) => `word ${at}`);
    await database.sql`select word from unnest(${words}::text[]) as planned (word)`;
  }
  const plans = await database.sql`
    select custom_plans::int, generic_plans::int from pg_prepared_statements where statement like '%as planned (word)'`;
  expect(plans).toEqual([{ customPlans: 0, genericPlans: 12 }]);
});

test('closing waits for running queries', async () => {
  const { url, close } = await openSharedDatabase();
  onTestFinished(close);
  const database = connect(url);
  const running = database.sql`select 1 as one from pg_sleep(0.2)`.execute();
  await database.close();
  expect(await running).toEqual([{ one: 1 }]);
});

test('closing does not wait for a connection that ended during its statement', async () => {
  const { url, database, close } = await openSharedDatabase();
  onTestFinished(close);
  const lost = connect(url, { connections: 1 });
  const [row] = await lost.sql`select pg_backend_pid() as pid`;
  const running = lost.sql`select pg_sleep(60)`.catch((error: Error) => error);
  await expect
    .poll(() => database.sql`select from pg_stat_activity where pid = ${row?.pid} and wait_event = 'PgSleep'`)
    .toHaveLength(1);
  await database.sql`select pg_terminate_backend(${row?.pid})`;
  expect(await running).toBeInstanceOf(Error);
  const began = performance.now();
  await lost.close();
  expect(performance.now() - began).toBeLessThan(5000);
});
