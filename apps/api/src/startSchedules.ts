import type { Logger } from '@magazijn/server';
import { applyRetention } from './database/applyRetention.ts';
import type { Database } from './database/Database.ts';
import { openSchedules } from './database/openSchedules.ts';

interface ScheduleDependencies {
  readonly database: Database;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/** What is done by the clock: when, in the time of Amsterdam (minute, hour, day, month, weekday), and what. */
const schedules = [
  {
    name: 'retention',
    cron: '17 3 * * *',
    run: async ({ database, clock, logger }: ScheduleDependencies) => {
      logger.info({ event: 'retention', removed: await applyRetention(database, clock()) });
    },
  },
] as const;

/** pg-boss reports objects that are no errors, too. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

/** A run that fails is tried again after a minute, then after twice as long, and so on; one that hangs, as well. */
const retries = { retryLimit: 5, retryDelay: 60, retryBackoff: true, expireInSeconds: 15 * 60 } as const;

/**
 * Does what is done by the clock, once among any number of workers; what came due while none ran is done when the next
 * one starts.
 *
 * @returns how to stop it; settles when what was under way is done.
 */
export function startSchedules(dependencies: ScheduleDependencies): () => Promise<void> {
  const { database, logger } = dependencies;
  const { boss, disconnect } = openSchedules(database.url, false);
  const report = (error: unknown) => logger.error({ event: 'schedule-failed', message: messageOf(error) });
  boss.on('error', report);
  const starting = (async () => {
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
  })().catch(report);
  return async () => {
    await starting;
    await boss.stop({ graceful: true, timeout: 10_000 });
    await disconnect();
  };
}
