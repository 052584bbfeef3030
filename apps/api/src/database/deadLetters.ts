import type { Sql } from './Database.ts';

/** What can be given up: a mail, or an event of the payment provider. */
export const deadLetterSorts = ['mail', 'payment'] as const;

type DeadLetterSort = (typeof deadLetterSorts)[number];

/** One of them; null for all. */
export type DeadLetterChoice = { readonly sort: DeadLetterSort; readonly id: number } | null;

/** How many of each sort. */
type DeadLetterCounts = Readonly<Record<DeadLetterSort, number>>;

/** Something that was tried so often that it waits for a person. */
interface DeadLetter {
  readonly sort: DeadLetterSort;
  readonly id: number;
  /** Which mail, or which event of which payment. */
  readonly about: string;
  readonly attempts: number;
  readonly failedAt: Date;
  readonly lastError: string | null;
}

/** What was given up, the latest first; the latest so many. */
export function listDeadLetters(sql: Sql, max: number): Promise<DeadLetter[]> {
  return sql<DeadLetter[]>`
    select 'mail' as sort, id::float8 as id, kind as about, attempts, failed_at, last_error
      from outbox where failed_at is not null
    union all
    select 'payment', id::float8, event_code || ' of ' || merchant_reference, attempts, failed_at, last_error
      from payment_notifications where handled_at is null and failed_at is not null
    order by failed_at desc, id desc limit ${max}`;
}

/** A condition on the table of a sort. */
const isChosen = (sql: Sql, sort: DeadLetterSort, choice: DeadLetterChoice) =>
  choice === null
    ? sql`failed_at is not null`
    : sql`failed_at is not null and ${choice.sort === sort} and id = ${choice.id}`;

/** Has them tried again at once, with all their attempts before them. */
export async function reviveDeadLetters(sql: Sql, choice: DeadLetterChoice): Promise<DeadLetterCounts> {
  const anew = sql`failed_at = null, attempts = 0, next_attempt_at = now()`;
  const mails = await sql`update outbox set ${anew} where ${isChosen(sql, 'mail', choice)}`;
  const events = await sql`
    update payment_notifications set ${anew}
      where handled_at is null and ${isChosen(sql, 'payment', choice)}`;
  return { mail: mails.count, payment: events.count };
}

/** Gives them up for good: a mail is removed; an event of a payment is kept for the books, and changes no order. */
export async function dropDeadLetters(sql: Sql, choice: DeadLetterChoice): Promise<DeadLetterCounts> {
  const mails = await sql`delete from outbox where ${isChosen(sql, 'mail', choice)}`;
  const events = await sql`
    update payment_notifications set handled_at = now(), outcome = 'dropped'
      where handled_at is null and ${isChosen(sql, 'payment', choice)}`;
  return { mail: mails.count, payment: events.count };
}
