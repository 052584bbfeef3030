import type { Sql } from './Database.ts';
import { deadLetterQueue } from './jobQueues.ts';

/** The kinds of dead letters: a mail, or an event of the payment provider. */
export const deadLetterSorts = ['mail', 'payment'] as const;

type DeadLetterSort = (typeof deadLetterSorts)[number];

/** A selection; null for all. */
export type DeadLetterChoice = { readonly sort: DeadLetterSort; readonly id: number } | null;

/** The number per kind. */
type DeadLetterCounts = Readonly<Record<DeadLetterSort, number>>;

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

/** The latest dead letters, newest first. */
export function listDeadLetters(sql: Sql, max: number): Promise<DeadLetter[]> {
  return sql<DeadLetter[]>`
    select 'mail' as sort, id::float8 as id, kind as about, attempts, failed_at, last_error
      from outbox where failed_at is not null
    union all
    select 'payment', event.id::float8, event_code || ' of ' || merchant_reference, source_retry_count + 1, job.created_on,
        coalesce(source_output ->> 'message', source_output -> 'value' ->> 'message')
      from jobs.job join payment_notifications as event on event.id = (data ->> 'id')::bigint
      where name = ${deadLetterQueue} and source_name = 'payment-notification'
    order by failed_at desc, id desc limit ${max}`;
}

/** The SQL condition on the table of a kind. */
const isChosen = (sql: Sql, sort: DeadLetterSort, choice: DeadLetterChoice) =>
  choice === null
    ? sql`failed_at is not null`
    : sql`failed_at is not null and ${choice.sort === sort} and id = ${choice.id}`;

const isChosenJob = (sql: Sql, choice: DeadLetterChoice) =>
  choice === null
    ? sql`name = ${deadLetterQueue}`
    : sql`name = ${deadLetterQueue} and ${choice.sort === 'payment'} and singleton_key = ${String(choice.id)}`;

/** Has them tried again at once, with all their attempts before them. */
export async function reviveDeadLetters(sql: Sql, choice: DeadLetterChoice): Promise<DeadLetterCounts> {
  const anew = sql`failed_at = null, attempts = 0, next_attempt_at = now()`;
  const mails = await sql`update outbox set ${anew} where ${isChosen(sql, 'mail', choice)}`;
  const events = await sql`
    with dead as (delete from jobs.job where ${isChosenJob(sql, choice)} returning source_name, data)
    select queue_job(source_name, (data ->> 'id')::bigint, data ->> 'about') from dead`;
  return { mail: mails.count, payment: events.count };
}

/** Discards them: a mail is removed; a payment event is kept for the records without changing an order. */
export async function dropDeadLetters(sql: Sql, choice: DeadLetterChoice): Promise<DeadLetterCounts> {
  const mails = await sql`delete from outbox where ${isChosen(sql, 'mail', choice)}`;
  const events = await sql`
    with dead as (delete from jobs.job where ${isChosenJob(sql, choice)} returning (data ->> 'id')::bigint as id)
    update payment_notifications set handled_at = now(), outcome = 'dropped'
      from dead where payment_notifications.id = dead.id and handled_at is null`;
  return { mail: mails.count, payment: events.count };
}
