import { captureLog } from '@magazijn/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../tools/testing/openTestDatabase.ts';
import { openJobs } from './database/openJobs.ts';
import { readApiSettings } from './settings/readApiSettings.ts';
import { notificationWork, scheduledWork } from './startBackgroundWork.ts';
import { startJobs } from './startJobs.ts';

interface Line {
  readonly event?: string;
  readonly level?: string;
  readonly removed?: object;
}

async function open() {
  const { database, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  const { logger, lines } = captureLog<Line>();
  return {
    database,
    lines,
    start: () => {
      const settings = readApiSettings({});
      const schedules = scheduledWork({ database, settings, clock: () => new Date(), logger });
      const rows = [notificationWork({ database, settings, clock: () => new Date(), report: () => {} })];
      return startJobs({ url: database.url, schedules, rows, logger });
    },
  };
}

test('a nightly run missed without a worker is caught up with once, by one of two workers', async () => {
  const { database, lines, start } = await open();
  const { sql } = database;
  const stopFirst = start();
  const passed = async () =>
    (await sql`select from jobs.version, jobs.schedule where cron_on is not null and name = 'retention'`)
      .length;
  await expect.poll(passed).toBe(1);
  await stopFirst();
  await sql`update jobs.version set cron_on = now() - interval '3 days'`;
  await sql`update jobs.schedule set created_on = now() - interval '9 days'`;
  await sql`insert into login_attempts values ('over', now() - interval '1 day')`;

  const stops = [start(), start()];
  await expect
    .poll(() => lines.filter(({ event }) => event === 'retention'), { timeout: 40_000 })
    .toEqual([expect.objectContaining({ removed: { login_attempts: 1 } })]);
  // Runs of each minute are caught up with too: coupons of unpaid payments.
  const freed = async () =>
    (await sql`select from jobs.job where name = 'lapsed-coupons' and state = 'completed'`).length;
  await expect.poll(freed, { timeout: 40_000 }).toBeGreaterThan(0);
  await Promise.all(stops.map((stop) => stop()));
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  const jobs = await sql`select state from jobs.job where name = 'retention'`;
  expect(jobs).toEqual([{ state: 'completed' }]);
});

test('a job whose process was killed while it ran is done by another one', async () => {
  const { database, lines, start } = await open();
  const { sql } = database;
  await sql`
    insert into payment_notifications (psp_reference, event_code, success, merchant_reference, amount_cents, currency,
        reason, received_at) values ('A', 'CAPTURE', true, 'KKN1-1', 1000, 'EUR', '', now())`;
  const { boss, disconnect } = openJobs(database.url, true);
  await boss.start();
  await boss.fetch('payment-notification');
  await boss.stop({ graceful: false });
  await disconnect();
  // Longer ago than the heartbeat allows.
  await sql`update jobs.job set heartbeat_on = now() - interval '31 seconds', retry_delay = 0, retry_backoff = false`;
  const stop = start();
  const outcome = async () => (await sql`select outcome from payment_notifications`)[0]?.outcome;
  await expect.poll(outcome, { timeout: 40_000 }).toBe('noted');
  await stop();
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
});
