import { captureLog } from '@magazijn/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../tools/testing/openTestDatabase.ts';
import { readApiSettings } from './settings/readApiSettings.ts';
import { notificationWork, scheduledWork } from './startBackgroundWork.ts';
import { startJobs } from './startJobs.ts';

interface Line {
  readonly event?: string;
}

async function open() {
  const { database, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  const { logger, lines } = captureLog<Line>();
  return {
    database,
    lines,
    start: (retryMs?: number) => {
      const settings = readApiSettings({});
      const schedules = scheduledWork({ database, settings, clock: () => new Date(), logger });
      const rows = [notificationWork({ database, settings, clock: () => new Date(), report: () => {} })];
      return startJobs({ url: database.url, schedules, rows, logger }, retryMs);
    },
  };
}

test('without its tables it logs an error, and can be stopped', async () => {
  const { database, lines, start } = await open();
  await database.sql`drop schema jobs cascade`;
  const stop = start();
  await expect.poll(() => lines.map(({ event }) => event)).toContain('jobs-failed');
  await stop();
});

test('a failed start is retried until the tables exist', async () => {
  const { database, lines, start } = await open();
  await database.sql`alter schema jobs rename to jobs_elsewhere`;
  const stop = start(200);
  const failures = () => lines.filter(({ event }) => event === 'jobs-failed').length;
  await expect.poll(failures).toBeGreaterThan(1);
  await database.sql`alter schema jobs_elsewhere rename to jobs`;
  const names = async () =>
    (await database.sql<{ name: string }[]>`select name from jobs.schedule order by name`).map(
      ({ name }) => name,
    );
  await expect
    .poll(names)
    .toEqual(['approvals', 'due-invoices', 'lapsed-coupons', 'retention', 'standing-orders']);
  await stop();
}, 60_000);

test('queues that are unreachable for a while are reported, and run afterwards', async () => {
  const { database, lines, start } = await open();
  const { sql } = database;
  const store = (reference: string) => sql`
    insert into payment_notifications (psp_reference, event_code, success, merchant_reference, amount_cents, currency,
        reason, received_at) values (${reference}, 'CAPTURE', true, 'KKN1-1', 1000, 'EUR', '', now())`;
  const noted = async () => (await sql`select from payment_notifications where outcome = 'noted'`).length;
  const stop = start();
  await store('before');
  await expect.poll(noted, { timeout: 10_000 }).toBe(1);
  await sql`alter schema jobs rename to jobs_elsewhere`;
  await expect.poll(() => lines.map(({ event }) => event), { timeout: 10_000 }).toContain('jobs-failed');
  await sql`alter schema jobs_elsewhere rename to jobs`;
  await store('after');
  await expect.poll(noted, { timeout: 10_000 }).toBe(2);
  await stop();
}, 60_000);
