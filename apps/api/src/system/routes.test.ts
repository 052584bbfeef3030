import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { captureLog } from '@magazijn/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { createApi } from '../createApi.ts';
import { connect } from '../database/connect.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { openTestApi } from '../testing/openTestApi.ts';

/** A back end whose database is at an address without a server. */
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

test('thirty concurrent readiness checks write to the disk once', async () => {
  const api = await openTestApi({ database: 'shared' });
  onTestFinished(api.close);
  await Promise.all(Array.from({ length: 30 }, () => api.data('GET', '/ready')));
  expect(api.statements.filter((text) => text.includes('generate_series'))).toHaveLength(1);
});

test('it lists its capabilities beyond the specification, each once', async () => {
  const api = await openTestApi({ database: 'shared' });
  onTestFinished(api.close);
  const names = await api.data<string[]>('GET', '/capabilities');
  expect(names).toEqual(expect.arrayContaining(['sessions', 'suggestions']));
  expect(new Set(names).size).toBe(names.length);
});

test('without one it is healthy and not ready, and does not disclose its address', async () => {
  const app = apiOn('postgres://somebody:hidden@127.0.0.1:1/shop');
  expect((await app.request('/api/v1/health')).status).toBe(200);
  const response = await app.request('/api/v1/ready');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ message: 'The database does not answer.' });
});

test('an unresponsive one is not waited for', async () => {
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
  // A new connection waits much longer.
  expect(hasGivenUp).toBe(false);
});
