import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../../testing/openTestDatabase.ts';
import { connect } from './connect.ts';

test('a date stays the day on the wall, a moment stays the moment, and columns are named as in code', async () => {
  const { database, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  const [row] = await database.sql`
    select date '2026-03-29' as delivery_date, timestamptz '2026-03-29T02:30:00+02' as placed_at`;
  expect(row).toEqual({ deliveryDate: '2026-03-29', placedAt: new Date('2026-03-29T00:30:00Z') });
});

test('at most so many connections are used, however much is asked', async () => {
  const { url, close } = await openTestDatabase('migrated');
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

test('closing lets what runs finish', async () => {
  const { url, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  const database = connect(url);
  const running = database.sql`select 1 as one from pg_sleep(0.2)`.execute();
  await database.close();
  expect(await running).toEqual([{ one: 1 }]);
});

/** What a server that is stopped says on each connection. */
function terminated(): Buffer {
  const fields = Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** A way to the database that is stopped, so often, while the driver learns the types of arrays. */
async function breakingOff(url: string, times: number): Promise<string> {
  const { hostname, port } = new URL(url);
  let left = times;
  const server = createServer((client) => {
    const database = createConnection(Number(port), hostname);
    client.on('error', () => {}).on('close', () => database.destroy());
    database.on('error', () => {}).on('close', () => client.destroy());
    database.pipe(client);
    client.on('data', (chunk) => {
      if (left === 0 || !chunk.includes('typarray')) return void database.write(chunk);
      left -= 1;
      client.end(terminated());
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const way = new URL(url);
  way.hostname = '127.0.0.1';
  way.port = String((server.address() as AddressInfo).port);
  return way.href;
}

test('a connection that breaks off while it opens ends no process, and the next one knows arrays', async () => {
  const copy = await openTestDatabase('migrated');
  onTestFinished(copy.close);
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  const database = connect(await breakingOff(copy.url, 2), { connections: 1 });
  const asked = () => database.sql<{ sum: number }[]>`
    select sum(n)::int as sum from unnest(${[1, 2]}::int[]) as n`;
  const begun = database.sql.begin((sql) => sql<{ n: number }[]>`select 1 as n`);
  const answers = await Promise.allSettled([asked(), begun, asked()]);
  expect(answers.at(-1)).toMatchObject({ status: 'fulfilled' });
  expect(await asked()).toEqual([{ sum: 3 }]);
  await database.close();
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

test('a transaction whose connection ends is refused, and the next one has another connection', async () => {
  const copy = await openTestDatabase('migrated');
  onTestFinished(copy.close);
  const database = connect(copy.url, { connections: 1 });
  const late: Promise<unknown>[] = [];
  const begun = database.sql.begin(async (sql) => {
    const [own] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await copy.database.sql`select pg_terminate_backend(${own?.pid ?? 0})`;
    await delay(100);
    const statement = sql`select 1`;
    late.push(statement);
    await statement;
  });
  await expect(begun).rejects.toThrow();
  expect(await database.sql`select 1 as n`).toEqual([{ n: 1 }]);
  // Asked after the end, it is refused and does not wait for ever.
  await expect.poll(() => late.length).toBe(1);
  await expect(late[0]).rejects.toThrow();
  await database.close();
});
