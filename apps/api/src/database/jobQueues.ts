// The queues of pg-boss: how often their jobs are tried and how long they are kept.

import type { Queue } from 'pg-boss';
import type { Sql } from './Database.ts';
import { openJobs } from './openJobs.ts';

const day = 24 * 60 * 60;

/** Scheduled jobs: a run that fails or hangs is retried after a minute, then after twice as long, and so on. */
const scheduled = {
  policy: 'exclusive',
  retryLimit: 5,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 15 * 60,
} as const;

/**
 * Jobs of rows: 13 attempts in about 12 hours, the first retry after 10 to 20 seconds, each later one after twice as
 * long, up to four hours. A job of a killed process is retried after 30 to 45 seconds. A job that no process takes is
 * kept for a year.
 */
const perRow = {
  retryLimit: 12,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 4 * 60 * 60,
  heartbeatSeconds: 30,
  retentionSeconds: 365 * day,
  deleteAfterSeconds: day,
} as const;

/** The queue that keeps jobs without attempts left for a year (`admin dead-letters`). */
export const deadLetterQueue = 'dead-letters';

/** The options of each queue. The dead letter queue comes before the queues that refer to it. */
const jobQueues = {
  retention: scheduled,
  'lapsed-coupons': scheduled,
  'due-invoices': scheduled,
  'standing-orders': scheduled,
  approvals: scheduled,
  [deadLetterQueue]: { retentionSeconds: 365 * day },
  /** The time limit is longer than the timeouts of the mailer together. */
  mail: { ...perRow, expireInSeconds: 120, deadLetter: deadLetterQueue },
  /** Events of the payment provider. */
  'payment-notification': { ...perRow, expireInSeconds: 60, deadLetter: deadLetterQueue },
  /** Finished jobs are kept for a year, since `admin refunds` shows why one failed. */
  'payment-refund': { ...perRow, expireInSeconds: 60, deleteAfterSeconds: 365 * day },
} as const satisfies Record<string, Omit<Queue, 'name'>>;

type QueueName = keyof typeof jobQueues;

export type ScheduledQueue =
  | 'retention'
  | 'lapsed-coupons'
  | 'due-invoices'
  | 'standing-orders'
  | 'approvals';

export type RowQueue = Exclude<QueueName, ScheduledQueue | typeof deadLetterQueue>;

export interface JobData {
  readonly id: number;
  /** Names the row in the log; contains no personal data. */
  readonly about: string;
}

/** An error that a retry cannot resolve: the job gets no further attempt. */
export class PermanentError extends Error {}

/** The message of an error for a job, at most 500 characters. */
export const jobErrorMessage = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

export async function prepareJobs(url: string): Promise<void> {
  const { boss, disconnect } = openJobs(url, true);
  try {
    await boss.start();
    for (const [name, options] of Object.entries<Omit<Queue, 'name'>>(jobQueues)) {
      await boss.createQueue(name, options);
      // pg-boss refuses to change the policy of a queue.
      const { policy: _policy, ...changeable } = options;
      await boss.updateQueue(name, changeable);
    }
    await boss.stop({ graceful: false });
  } finally {
    await disconnect();
  }
}

/** Queues a job for each open row without one, which a version before these queues wrote. */
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
