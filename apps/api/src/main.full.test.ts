import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../tools/testing/openTestDatabase.ts';
import { freePort, startProgram, whenItAnswers } from '../../../tools/testing/startProgram.ts';
import { openOlderDatabase } from './testing/openOlderDatabase.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));
const start = (environment: NodeJS.ProcessEnv) => startProgram(program, environment);

test('it serves, logs a JSON line per request, and exits with 0 on SIGTERM', async () => {
  const { url, close } = await openTestDatabase('seeded');
  onTestFinished(close);
  const port = await freePort();
  const { child, output } = start({ API_PORT: String(port), DATABASE_URL: url });
  const response = await whenItAnswers(`http://localhost:${port}/api/v1/product/popular/1/1`);
  expect((await response.json()).data.total).toBe(2000);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  const [line] = output().split('\n');
  expect(JSON.parse(line ?? '')).toMatchObject({
    service: 'api',
    route: '/api/v1/product/popular/:page/:pageSize',
    status: 200,
  });
});

test('a request pending at a SIGTERM is still answered', async () => {
  const { url, database, close } = await openTestDatabase('seeded');
  onTestFinished(close);
  const port = await freePort();
  const { child } = start({ API_PORT: String(port), DATABASE_URL: url });
  await whenItAnswers(`http://localhost:${port}/api/v1/health`);
  const waiting = await database.sql.begin(async (sql) => {
    await sql`lock table pages in access exclusive mode`;
    const request = fetch(`http://localhost:${port}/api/v1/pages?position=FOOTER`);
    const waits = async () =>
      (await database.sql`select pid from pg_locks where not granted and relation = 'pages'::regclass`)
        .length;
    await expect.poll(waits).toBe(1);
    child.kill('SIGTERM');
    await new Promise((next) => setTimeout(next, 300));
    return { request };
  });
  expect((await waiting.request).status).toBe(200);
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test.each([
  ['no database is named', {}, 'DATABASE_URL is missing: it has to name a PostgreSQL database.\n'],
  [
    'the database does not answer',
    { DATABASE_URL: 'postgres://somebody:hidden@127.0.0.1:1/shop' },
    'The database that DATABASE_URL names cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n',
  ],
  [
    'a setting is wrong',
    { API_PORT: 'abc' },
    'API_PORT=abc: must be a port: a whole number from 0 to 65535.\n',
  ],
])('it exits with one line when %s', async (_why, environment: NodeJS.ProcessEnv, line) => {
  const { child, output } = start(environment);
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output()).toBe(line);
});

test('it exits with one line when its port is in use', async () => {
  const { url, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  const other = createServer().listen(0);
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { child, output } = start({ API_PORT: String(port), DATABASE_URL: url });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output()).toBe(
    `Port ${port} is taken by another program. Set API_PORT to another port, for example API_PORT=${port + 100}.\n`,
  );
});

const production = () => ({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  JWT_SECRET: randomBytes(32).toString('hex'),
  XSRF_SECRET: randomBytes(32).toString('hex'),
  API_PORT: '0',
});

test('in production it exits with one line when the database has the demo accounts', async () => {
  const { url, close } = await openTestDatabase('seeded');
  onTestFinished(close);
  const { child, output } = start({ ...production(), DATABASE_URL: url });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output()).toMatch(/^The database has \d+ demonstration accounts, whose password is public: .*\n$/);
});

test('in production it changes no tables: with an older database it exits with one line', async () => {
  const { url, database, close } = await openOlderDatabase(17);
  onTestFinished(close);
  const { child, output } = start({ ...production(), DATABASE_URL: url });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output()).toMatch(
    /^The database is older than this version: it lacks \d+ migrations, from 0018\w+ on\. Apply them with: admin migrate\n$/,
  );
  const [row] = await database.sql`select count(*)::int as count from drizzle.__drizzle_migrations`;
  expect(row).toEqual({ count: 18 });
});

test('with a database that requires a newer version it exits with one line', async () => {
  const { url, database, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  const { sql } = database;
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)`;
  await sql`create or replace function needed_migration() returns integer language sql immutable return 900`;
  const { child, output } = start({ DATABASE_URL: url });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output()).toMatch(/^The database is newer than this version, .*\n$/);
});
