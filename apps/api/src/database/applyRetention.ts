import type { PendingQuery, Row } from 'postgres';
import type { Database, Sql } from './Database.ts';
import { statusIn } from './sqlFragments.ts';

/** What is removed when its time is over: `docs/privacy.md` says for each why it is kept so long. */
interface RetentionRule {
  readonly table: string;
  /** What tells its rows apart. */
  readonly key: string;
  /** Which of its rows have had their time. */
  readonly over: (sql: Sql, now: Date) => PendingQuery<Row[]>;
}

const day = 24 * 60 * 60 * 1000;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * day);

/**
 * Seven whole years after the one that it was placed in, as the law asks of a business's books (Algemene wet inzake
 * rijksbelastingen, article 52); years begin where the seller is.
 */
const booksAreClosed = (sql: Sql, now: Date) => sql`
  coalesce(placed_at, pending_at) < date_trunc('year', ${now}::timestamptz, 'Europe/Amsterdam') - interval '7 years'`;

/** In their order: what refers to others goes before them. */
const retentionRules: readonly RetentionRule[] = [
  { table: 'sessions', key: 'id', over: (sql, now) => sql`expires_at <= ${now}` },
  { table: 'login_attempts', key: 'key', over: (sql, now) => sql`counts_until <= ${now}` },
  { table: 'password_resets', key: 'token_hash', over: (sql, now) => sql`expires_at <= ${now}` },
  { table: 'punch_out_codes', key: 'code_hash', over: (sql, now) => sql`expires_at <= ${now}` },
  {
    table: 'outbox',
    key: 'id',
    over: (sql, now) => sql`sent_at < ${daysBefore(now, 30)} or failed_at < ${daysBefore(now, 365)}`,
  },
  {
    table: 'stock_mail_requests',
    key: 'ctid',
    over: (sql, now) => sql`created_at < ${daysBefore(now, 365)}`,
  },
  {
    table: 'orders',
    key: 'id',
    over: (sql, now) => sql`
      ${statusIn(sql, ['draft'])} and expires_at <= ${now} and coupon_reserved_until is null`,
  },
  {
    // Money may come late for what nobody paid in time, but not after a quarter of a year.
    table: 'orders',
    key: 'id',
    over: (sql, now) => sql`
      ${statusIn(sql, ['awaiting-payment', 'refused'])} and pending_at is null and expires_at < ${daysBefore(now, 90)}
        and coupon_reserved_until is null
        and not exists (
          select from payments
            where order_id = orders.id and state in ('pending', 'authorised', 'surplus'))`,
  },
  {
    table: 'payment_notifications',
    key: 'id',
    over: (sql, now) => sql`
      handled_at is not null
        and received_at < date_trunc('year', ${now}::timestamptz, 'Europe/Amsterdam') - interval '7 years'`,
  },
  { table: 'orders', key: 'id', over: booksAreClosed },
  // By the database's own clock, as its trigger, which refuses what is younger than a year.
  { table: 'audit_events', key: 'id', over: (sql) => sql`happened_at < now() - interval '366 days'` },
];

/** So many rows at a time: nobody waits for a large removal, and a stop in its middle keeps what was done. */
const batchSize = 500;

/**
 * Removes what has had its time. Any number of processes may do so at once: what another is removing is left to it.
 *
 * @returns how many rows of each table that had any.
 */
export async function applyRetention(
  { sql }: Database,
  now: Date,
): Promise<Readonly<Record<string, number>>> {
  const removed: Record<string, number> = {};
  for (const { table, key, over } of retentionRules) {
    for (;;) {
      const { count } = await sql`
        delete from ${sql(table)} where ${sql(key)} = any(array(
          select ${sql(key)} from ${sql(table)} where ${over(sql, now)} limit ${batchSize} for update skip locked))`;
      if (count > 0) removed[table] = (removed[table] ?? 0) + count;
      if (count < batchSize) break;
    }
  }
  return removed;
}
