import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { captureLog } from '@magazijn/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { createApi } from '../createApi.ts';
import { connect } from '../database/connect.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { openTestApi } from '../testing/openTestApi.ts';

/** The back end on a database at an address where none may be. */
function apiOn(databaseUrl: string) {
  const database = connect(databaseUrl);
  onTestFinished(() => database.sql.end({ timeout: 0 }));
  const settings = readApiSettings({});
  return createApi({
    database,
    settings,
    clock: () => new Date(),
    images: async () => null,
    logger: captureLog().logger,
  });
}

test('with a database the process is healthy and ready', async () => {
  const api = await openTestApi({ database: 'shared' });
  onTestFinished(api.close);
  expect(await api.data('GET', '/health')).toEqual({ status: 'ok' });
  expect(await api.data('GET', '/ready')).toEqual({ status: 'ready' });
});

test('thirty questions at once whether it is ready write to the disk once', async () => {
  const api = await openTestApi({ database: 'shared' });
  onTestFinished(api.close);
  await Promise.all(Array.from({ length: 30 }, () => api.data('GET', '/ready')));
  expect(api.statements.filter((text) => text.includes('generate_series'))).toHaveLength(1);
});

test('it names what it can beyond the specification, and each name once', async () => {
  const api = await openTestApi({ database: 'shared' });
  onTestFinished(api.close);
  const names = await api.data<string[]>('GET', '/capabilities');
  expect(names).toEqual(expect.arrayContaining(['sessions', 'suggestions']));
  expect(new Set(names).size).toBe(names.length);
});

test('without one it is healthy and not ready, and says nothing of where it should be', async () => {
  const app = apiOn('postgres://somebody:hidden@127.0.0.1:1/shop');
  expect((await app.request('/api/v1/health')).status).toBe(200);
  const response = await app.request('/api/v1/ready');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ message: 'The database does not answer.' });
});

test('one that accepts and then keeps silent is not waited for', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await new Promise((listening) => silent.once('listening', listening));
  const url = `postgres://somebody@127.0.0.1:${(silent.address() as AddressInfo).port}/shop`;
  const other = connect(url);
  onTestFinished(() => other.sql.end({ timeout: 0 }));
  let hasGivenUp = false;
  void other.sql`select 1`.catch(() => {
    hasGivenUp = true;
  });
  expect((await apiOn(url).request('/api/v1/ready')).status).toBe(503);
  // A connection of its own waits much longer.
  expect(hasGivenUp).toBe(false);
});
