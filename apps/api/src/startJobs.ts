import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@magazijn/server';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import {
  type JobData,
  jobErrorMessage,
  PermanentError,
  type RowQueue,
  type ScheduledQueue,
} from './database/jobQueues.ts';
import { openJobs } from './database/openJobs.ts';

export interface Schedule {
  readonly queue: ScheduledQueue;
  /** In the time of Amsterdam: minute, hour, day, month, weekday. */
  readonly cron: string;
  readonly run: () => Promise<unknown>;
}

export interface RowWork {
  readonly queue: RowQueue;
  /** The number of jobs that this process runs concurrently. */
  readonly atOnce: number;
  /** Seconds between two polls of an empty queue; at least 0.5. */
  readonly everySeconds: number;
  /**
   * Does the work for this row, once. @throws {PermanentError} when a retry cannot succeed; other errors are retried.
   */
  readonly run: (id: number) => Promise<unknown>;
}

/** The log entry of a failed job; contains no personal data. */
export interface JobReport {
  readonly event: `${RowQueue}-${'failed' | 'given-up'}`;
  readonly id: number;
  readonly about: string;
  readonly attempts: number;
  readonly message: string;
}

interface Jobs {
  readonly url: string;
  readonly schedules: readonly Schedule[];
  readonly rows: readonly RowWork[];
  readonly logger: Logger;
}

/** pg-boss also reports objects that are not errors. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

/** Mail servers repeat the recipient's address, which the log must not have (docs/privacy.md). */
const withoutAddresses = (message: string): string => message.replaceAll(/[^\s<>]+@[^\s<>]+/g, '…@…');

/** Milliseconds from a failed start to the next one. */
const startAgainMs = 60_000;

/** Longer than any `DRAIN_SECONDS`, which is the limit of a stop: a shorter limit here would retry jobs that still run. */
const stopWithin = { graceful: true, timeout: 10 * 60_000 } as const;

/**
 * Runs scheduled and queued jobs, each in one of any number of processes; missed ones after the next start. A start on
 * an unusable database is retried.
 *
 * @returns a function that stops it; its promise resolves when running jobs have ended.
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
        for (const schedule of jobs.schedules) await runScheduled(opened.boss, schedule, logger);
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

async function runScheduled(boss: PgBoss, { queue, cron, run }: Schedule, logger: Logger): Promise<void> {
  await boss.schedule(queue, cron, null, { tz: 'Europe/Amsterdam', missed: 'once' });
  await boss.work(queue, { pollingIntervalSeconds: 5 }, async () => {
    await run().catch((error: unknown) => {
      logger.error({ event: 'schedule-failed', schedule: queue, message: messageOf(error) });
      throw error;
    });
  });
}

/** Runs the jobs of a queue; returns the id of the worker, for `notifyWorker`. */
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
      const message = jobErrorMessage(error);
      const event = isLast ? (`${queue}-given-up` as const) : (`${queue}-failed` as const);
      report({ event, id, about, attempts: job.retryCount + 1, message: withoutAddresses(message) });
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
