// What is done by itself, in queues of pg-boss: how often a job is tried, and how long it is kept.

import type { Queue } from 'pg-boss';
import type { Sql } from './Database.ts';
import { openJobs } from './openJobs.ts';

const day = 24 * 60 * 60;

/** A run by the clock that fails is tried again after a minute, then after twice as long, and so on; one that hangs, as well. */
const byTheClock = {
  policy: 'exclusive',
  retryLimit: 5,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 15 * 60,
} as const;

/**
 * What a row is the reason for is tried 13 times in some 12 hours: after 10 to 20 seconds, then after twice as long, up
 * to four hours. A job whose process was killed is free again after 30 to 45 seconds. It waits for a year when nothing works it off.
 */
const byARow = {
  retryLimit: 12,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 4 * 60 * 60,
  heartbeatSeconds: 30,
  retentionSeconds: 365 * day,
  deleteAfterSeconds: day,
} as const;

/** Where jobs that were given up wait for a person (`admin dead-letters`), for a year. */
export const deadLetterQueue = 'dead-letters';

/** Each queue with its options; one that another names stands before it. */
const jobQueues = {
  retention: byTheClock,
  'lapsed-coupons': byTheClock,
  'due-invoices': byTheClock,
  [deadLetterQueue]: { retentionSeconds: 365 * day },
  /** Longer than any mail server is given. */
  mail: { ...byARow, expireInSeconds: 120, deadLetter: deadLetterQueue },
  /** Events of the payment provider. */
  'payment-notification': { ...byARow, expireInSeconds: 60, deadLetter: deadLetterQueue },
  /** Kept for a year: `admin refunds` shows why one was given up. */
  'payment-refund': { ...byARow, expireInSeconds: 60, deleteAfterSeconds: 365 * day },
} as const satisfies Record<string, Omit<Queue, 'name'>>;

type QueueName = keyof typeof jobQueues;

/** Queues whose jobs come by the clock. */
export type ClockQueue = 'retention' | 'lapsed-coupons' | 'due-invoices';

/** Queues whose jobs a row is the reason for. */
export type RowQueue = Exclude<QueueName, ClockQueue | typeof deadLetterQueue>;

/** What a job of a row holds. */
export interface JobData {
  /** Of the row. */
  readonly id: number;
  /** What the log calls it: no name, no address. */
  readonly about: string;
}

/** Thrown for a job that trying again would not help: it is given up at once. */
export class PermanentError extends Error {}

/** An error as it is kept beside a job: at most 500 characters. */
export const keptError = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** Makes the tables of pg-boss and the queues, or brings them up to date. */
export async function prepareJobs(url: string): Promise<void> {
  const { boss, disconnect } = openJobs(url, true);
  try {
    await boss.start();
    for (const [name, options] of Object.entries<Omit<Queue, 'name'>>(jobQueues)) {
      await boss.createQueue(name, options);
      // The policy of a queue is never changed.
      const { policy: _policy, ...changeable } = options;
      await boss.updateQueue(name, changeable);
    }
    await boss.stop({ graceful: false });
  } finally {
    await disconnect();
  }
}

/** Queues what has no job: rows that a version before these queues wrote. */
export async function queueLeftovers(sql: Sql): Promise<void> {
  const hasJob = (queue: RowQueue) => sql`
    exists (select from jobs.job where coalesce(source_name, name) = ${queue} and singleton_key = open.id::text)`;
  await sql`
    select queue_job('mail', id, kind) from outbox as open where sent_at is null and not ${hasJob('mail')}`;
  await sql`
    select queue_job('payment-notification', id, merchant_reference) from payment_notifications as open
      where handled_at is null and not ${hasJob('payment-notification')}`;
  await sql`
    select queue_job('payment-refund', id, reference) from payments as open
      where refund_reason is not null and refunded_at is null and refund_asked_at is null
        and not ${hasJob('payment-refund')}`;
}
