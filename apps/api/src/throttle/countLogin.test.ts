import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../../testing/openTestDatabase.ts';
import type { ApiParts } from '../ApiParts.ts';
import type { Refusal } from '../http/Refusal.ts';
import { createTokens } from '../session/createTokens.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { attemptLimits, windowMilliseconds } from './attemptLimits.ts';
import { countLogin } from './countLogin.ts';
import { forgiveLogin } from './forgiveLogin.ts';

let parts: ApiParts;
let now: Date;
beforeEach(async () => {
  const { database, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  now = new Date('2026-11-18T10:00:00Z');
  const clock = () => now;
  const settings = readApiSettings({});
  parts = {
    database,
    settings,
    clock,
    images: async () => null,
    tokens: createTokens(settings, clock),
    log: () => {},
    provider: null,
    searchTurns: { visitors: (work) => work(), customers: (work) => work() },
    report: () => {},
  };
});

/** 200, or the seconds that whoever asks has to wait. */
const attempt = (account: string, address: string): Promise<number> =>
  countLogin(parts, account, address).then(
    () => 200,
    (error: Refusal) => -Number(error.headers['retry-after']),
  );
const rows = async () =>
  (await parts.database.sql<{ count: number }[]>`select count(*)::int from login_attempts`)[0]?.count;

test('an account may fail so often, from wherever, however it is written, and then waits for its window', async () => {
  for (let count = 0; count < attemptLimits.account; count += 1) {
    expect(await attempt(count % 2 ? 'A@x.test' : 'a@x.test', `10.0.0.${count}`)).toBe(200);
  }
  now = new Date(now.getTime() + 60_000);
  expect(await attempt('a@x.test', '10.0.0.99')).toBe(-(windowMilliseconds / 1000 - 60));
  expect(await attempt('b@x.test', '10.0.0.1')).toBe(200);
  now = new Date(now.getTime() + windowMilliseconds);
  expect(await attempt('a@x.test', '10.0.0.99')).toBe(200);
});

test('an address may fail more often, with whatever accounts; then it writes nothing and locks nobody', async () => {
  for (let count = 0; count < attemptLimits.address; count += 1) {
    expect(await attempt(`${count}@x.test`, '10.0.0.1')).toBe(200);
  }
  const before = await rows();
  for (let count = 0; count < 2 * attemptLimits.account; count += 1) {
    expect(await attempt('victim@x.test', '10.0.0.1')).toBeLessThan(0);
  }
  expect(await rows()).toBe(before);
  expect(await attempt('victim@x.test', '10.0.0.2')).toBe(200);
});

test('attempts at the same moment are all counted', async () => {
  const results = await Promise.all(Array.from({ length: 40 }, () => attempt('a@x.test', '10.0.0.1')));
  expect(results.filter((result) => result === 200)).toHaveLength(attemptLimits.account);
});

test('a success is forgiven its failures', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let count = 1; count < attemptLimits.account; count += 1)
      await attempt('a@x.test', `10.0.${round}.${count}`);
    expect(await attempt('a@x.test', '10.9.9.9')).toBe(200);
    await forgiveLogin(parts, 'a@x.test', '10.9.9.9');
  }
});

test('an office whose people all log in well is never told to wait', async () => {
  for (let count = 0; count < 2 * attemptLimits.address; count += 1) {
    expect(await attempt(`${count}@x.test`, '10.0.0.1')).toBe(200);
    await forgiveLogin(parts, `${count}@x.test`, '10.0.0.1');
  }
});

test('what has ended does not stay in the table', async () => {
  for (let count = 0; count < 30; count += 1) await attempt(`${count}@x.test`, '10.0.0.1');
  now = new Date(now.getTime() + windowMilliseconds + 1);
  await attempt('a@x.test', '10.0.0.1');
  expect(await rows()).toBe(2);
});

test('neither accounts nor addresses can be read in the table', async () => {
  await attempt('somebody@x.test', '203.0.113.9');
  const text = JSON.stringify(await parts.database.sql`select * from login_attempts`);
  expect(text).not.toMatch(/somebody|203\.0/);
});

test('when it is off nothing is counted', async () => {
  parts = { ...parts, settings: readApiSettings({ LOGIN_THROTTLE: 'off' }) };
  for (let count = 0; count < 60; count += 1) expect(await attempt('a@x.test', '10.0.0.1')).toBe(200);
  expect(await rows()).toBe(0);
});
