import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@magazijn/server';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import {
  type ClockQueue,
  type JobData,
  keptError,
  PermanentError,
  type RowQueue,
} from './database/jobQueues.ts';
import { openJobs } from './database/openJobs.ts';

/** What is done by the clock. */
export interface Schedule {
  readonly queue: ClockQueue;
  /** In the time of Amsterdam: minute, hour, day, month, weekday. */
  readonly cron: string;
  readonly run: () => Promise<unknown>;
}

/** What is done for each row that a queue holds a job of. */
export interface RowWork {
  readonly queue: RowQueue;
  /** How many at once in this process. */
  readonly atOnce: number;
  /** How long a process waits that found none, in seconds: so long a job may wait at most. At least 0.5. */
  readonly everySeconds: number;
  /**
   * Does it for the row with that id; nothing when it was done already.
   *
   * @throws {PermanentError} when it is given up at once; after any other error it is tried again later.
   */
  readonly run: (id: number) => Promise<unknown>;
}

/** What whoever runs the shop has to see of a job that failed: no address, no content. */
export interface JobReport {
  readonly event: `${RowQueue}-${'failed' | 'given-up'}`;
  readonly id: number;
  readonly about: string;
  readonly attempts: number;
  readonly message: string;
}

interface Jobs {
  /** The address of the database. */
  readonly url: string;
  readonly schedules: readonly Schedule[];
  readonly rows: readonly RowWork[];
  readonly logger: Logger;
}

/** pg-boss reports objects that are no errors, too. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

/** How long after a start that failed the next one is tried, in milliseconds. */
const startAgainMs = 60_000;

/** A process that stops is ended by its own limit (`DRAIN_SECONDS`), and until then the jobs under way are waited for. */
const stopWithin = { graceful: true, timeout: 10 * 60_000 } as const;

/**
 * Does what is queued and what is done by the clock, each thing once among any number of processes; what came due while
 * none ran is done when the next one starts. A start that fails, since the database is away or its tables are of another
 * version, is tried again.
 *
 * @returns how to stop it; settles when what was under way is done.
 */
export function startJobs(jobs: Jobs, retryMs = startAgainMs): () => Promise<void> {
  const { url, logger } = jobs;
  const report = (error: unknown) => logger.error({ event: 'jobs-failed', message: messageOf(error) });
  const stopping = new AbortController();
  const close = async ({ boss, disconnect }: ReturnType<typeof openJobs>) => {
    await boss.stop(stopWithin);
    await disconnect();
  };
  const started = (async () => {
    while (!stopping.signal.aborted) {
      const opened = openJobs(url, false);
      opened.boss.on('error', report);
      try {
        await opened.boss.start();
        for (const schedule of jobs.schedules) await workByTheClock(opened.boss, schedule, logger);
        for (const work of jobs.rows) await workRows(opened.boss, work, (failure) => logger.error(failure));
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

async function workByTheClock(boss: PgBoss, { queue, cron, run }: Schedule, logger: Logger): Promise<void> {
  await boss.schedule(queue, cron, null, { tz: 'Europe/Amsterdam', missed: 'once' });
  await boss.work(queue, { pollingIntervalSeconds: 5 }, async () => {
    await run().catch((error: unknown) => {
      logger.error({ event: 'schedule-failed', schedule: queue, message: messageOf(error) });
      throw error;
    });
  });
}

/**
 * Works a queue off, so many jobs at once.
 *
 * @returns the worker, for `notifyWorker`.
 */
export function workRows(
  boss: PgBoss,
  { queue, atOnce, everySeconds, run }: RowWork,
  report: (report: JobReport) => void,
): Promise<string> {
  const runOne = async (job: JobWithMetadata<JobData>): Promise<JobResult> => {
    const { id, about } = job.data;
    try {
      await run(id);
      return { id: job.id, status: 'completed' };
    } catch (error) {
      const isLast = error instanceof PermanentError || job.retryCount >= job.retryLimit;
      const message = keptError(error);
      const event = isLast ? (`${queue}-given-up` as const) : (`${queue}-failed` as const);
      report({ event, id, about, attempts: job.retryCount + 1, message });
      return { id: job.id, status: isLast ? 'deadletter' : 'failed', output: { message } };
    }
  };
  const options = {
    batchSize: atOnce,
    pollingIntervalSeconds: everySeconds,
    burstWhenBatchFull: true,
    includeMetadata: true,
    perJobResults: true,
  } as const;
  return boss.work<JobData, unknown, typeof options>(queue, options, (found) =>
    Promise.all(found.map(runOne)),
  );
}
