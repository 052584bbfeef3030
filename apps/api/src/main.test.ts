import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../testing/openTestDatabase.ts';
import { freePort, startProgram, whenItAnswers } from './testing/startProgram.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));
const start = (environment: NodeJS.ProcessEnv) => startProgram(program, environment);

test('it serves, logs a line of JSON per request, and a SIGTERM ends it with 0', async () => {
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
    route: '/api/v1/product/popular/:page/:pageSize',
    status: 200,
  });
});

test('a request that is under way at a SIGTERM is still answered', async () => {
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
])('it stops with one line when %s', async (_why, environment: NodeJS.ProcessEnv, line) => {
  const { child, output } = start(environment);
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output()).toBe(line);
});

test('it stops with one line when its port is taken', async () => {
  const { url, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  const other = createServer().listen(0);
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { child, output } = start({ API_PORT: String(port), DATABASE_URL: url });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output()).toBe(
    `Port ${port} is taken by another process. Stop it, or set API_PORT to another port.\n`,
  );
});

test('in production it stops with one line when the database holds the demonstration accounts', async () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shop.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    JWT_SECRET: randomBytes(32).toString('hex'),
    XSRF_SECRET: randomBytes(32).toString('hex'),
  };
  const { url, close } = await openTestDatabase('seeded');
  onTestFinished(close);
  const { child, output } = start({ ...production, API_PORT: '0', DATABASE_URL: url });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output()).toMatch(/^The database holds \d+ demonstration accounts, whose password is public: .*\n$/);
});
