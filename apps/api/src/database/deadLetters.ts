import type { Sql } from './Database.ts';
import { deadLetterQueue, type RowQueue } from './jobQueues.ts';

/** The kinds of dead letters: a mail, or an event of the payment provider. */
export const deadLetterSorts = ['mail', 'payment'] as const;

type DeadLetterSort = (typeof deadLetterSorts)[number];

/** A selection; null for all. */
export type DeadLetterChoice = { readonly sort: DeadLetterSort; readonly id: number } | null;

type DeadLetterCounts = Readonly<Record<DeadLetterSort, number>>;

const queueOf = { mail: 'mail', payment: 'payment-notification' } as const satisfies Record<
  DeadLetterSort,
  RowQueue
>;

/** A job that failed all its attempts and needs manual action. */
interface DeadLetter {
  readonly sort: DeadLetterSort;
  readonly id: number;
  /** The kind of mail, or the event and its payment. */
  readonly about: string;
  readonly attempts: number;
  readonly failedAt: Date;
  readonly lastError: string | null;
}

export function listDeadLetters(sql: Sql, max: number): Promise<DeadLetter[]> {
  return sql<DeadLetter[]>`
    select case source_name when ${queueOf.mail} then 'mail' else 'payment' end as sort, singleton_key::float8 as id,
        coalesce(event_code || ' of ', '') || (data ->> 'about') as about, source_retry_count + 1 as attempts,
        created_on as failed_at, coalesce(source_output ->> 'message', source_output -> 'value' ->> 'message') as last_error
      from jobs.job
      left join payment_notifications as event on source_name = ${queueOf.payment} and event.id::text = singleton_key
      where name = ${deadLetterQueue} order by failed_at desc, singleton_key::bigint desc limit ${max}`;
}

const isChosen = (sql: Sql, choice: DeadLetterChoice) =>
  choice === null
    ? sql`name = ${deadLetterQueue}`
    : sql`
        name = ${deadLetterQueue} and source_name = ${queueOf[choice.sort]} and singleton_key = ${String(choice.id)}`;

const countSorts = (rows: readonly { readonly sourceName: string }[]): DeadLetterCounts => {
  const mail = rows.filter(({ sourceName }) => sourceName === queueOf.mail).length;
  return { mail, payment: rows.length - mail };
};

/** Queues them again with all their attempts. */
export async function reviveDeadLetters(sql: Sql, choice: DeadLetterChoice): Promise<DeadLetterCounts> {
  return countSorts(
    await sql<{ sourceName: string }[]>`
      with dead as (delete from jobs.job where ${isChosen(sql, choice)} returning source_name, data)
      select source_name, queue_job(source_name, (data ->> 'id')::bigint, data ->> 'about') from dead`,
  );
}

/** Discards them: a mail is removed; a payment event is kept for the records without changing an order. */
export async function dropDeadLetters(sql: Sql, choice: DeadLetterChoice): Promise<DeadLetterCounts> {
  return countSorts(
    await sql<{ sourceName: string }[]>`
      with dead as (
        delete from jobs.job where ${isChosen(sql, choice)} returning source_name, singleton_key::bigint as id
      ),
      mails as (delete from outbox using dead where source_name = ${queueOf.mail} and outbox.id = dead.id),
      events as (
        update payment_notifications as event set handled_at = now(), outcome = 'dropped' from dead
          where source_name = ${queueOf.payment} and event.id = dead.id and handled_at is null
      )
      select source_name from dead`,
  );
}
