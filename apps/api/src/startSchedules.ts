import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@magazijn/server';
import { applyRetention } from './database/applyRetention.ts';
import type { Database } from './database/Database.ts';
import { openSchedules } from './database/openSchedules.ts';
import { noteDueInvoices } from './database/outbox.ts';
import { freeLapsedCoupons } from './orders/couponReservation.ts';

interface ScheduleDependencies {
  readonly database: Database;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/** The schedules: cron expression in Amsterdam time (minute, hour, day, month, weekday), and task. */
const schedules = [
  {
    name: 'retention',
    cron: '17 3 * * *',
    run: async ({ database, clock, logger }: ScheduleDependencies) => {
      logger.info({ event: 'retention', removed: await applyRetention(database, clock()) });
    },
  },
  {
    // Uses held by payments that expired.
    name: 'lapsed-coupons',
    cron: '* * * * *',
    run: ({ database, clock }: ScheduleDependencies) => freeLapsedCoupons(database.sql, clock()),
  },
  {
    // Orders delivered today, or while no worker ran.
    name: 'due-invoices',
    cron: '*/10 * * * *',
    run: ({ database, clock }: ScheduleDependencies) => noteDueInvoices(database.sql, clock()),
  },
] as const;

/** pg-boss also emits objects that are not errors. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

/** A failed or hanging run is retried after a minute, with exponential backoff. */
const retries = { retryLimit: 5, retryDelay: 60, retryBackoff: true, expireInSeconds: 15 * 60 } as const;

type Schedules = ReturnType<typeof openSchedules>;

/** Milliseconds before a failed start is retried. */
const startAgainMs = 60_000;

/**
 * Starts the scheduled tasks, each run once among all workers; runs missed without a worker are caught up with at the
 * next start. A start that fails, because the database is down or its tables have another version, is retried.
 *
 * @returns a function that stops it and resolves when running tasks have ended.
 */
export function startSchedules(
  dependencies: ScheduleDependencies,
  retryMs = startAgainMs,
): () => Promise<void> {
  const { database, logger } = dependencies;
  const report = (error: unknown) => logger.error({ event: 'schedule-failed', message: messageOf(error) });
  const stopping = new AbortController();
  const started = (async () => {
    while (!stopping.signal.aborted) {
      const opened = openSchedules(database.url, false);
      opened.boss.on('error', report);
      try {
        await begin(opened, dependencies, report);
        return opened;
      } catch (error) {
        report(error);
        await close(opened).catch(report);
      }
      await wait(retryMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
    return null;
  })();
  return async () => {
    stopping.abort();
    const opened = await started;
    if (opened !== null) await close(opened);
  };
}

async function begin(
  { boss }: Schedules,
  dependencies: ScheduleDependencies,
  report: (error: unknown) => void,
): Promise<void> {
  await boss.start();
  for (const { name, cron, run } of schedules) {
    await boss.createQueue(name, { policy: 'exclusive', ...retries });
    await boss.schedule(name, cron, null, { tz: 'Europe/Amsterdam', missed: 'once' });
    await boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
      await run(dependencies).catch((error: unknown) => {
        report(error);
        throw error;
      });
    });
  }
}

async function close({ boss, disconnect }: Schedules): Promise<void> {
  await boss.stop({ graceful: true, timeout: 10_000 });
  await disconnect();
}
