import type { PendingQuery, Row } from 'postgres';
import type { Database, Sql } from './Database.ts';
import { statusIn } from './sqlFragments.ts';

/** A retention rule; `docs/privacy.md` has the reason for each period. */
interface RetentionRule {
  readonly table: string;
  readonly key: string;
  readonly isExpired: (sql: Sql, now: Date) => PendingQuery<Row[]>;
}

const day = 24 * 60 * 60 * 1000;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * day);

/** Seven years after the year of the order (Algemene wet inzake rijksbelastingen, article 52), in Dutch time. */
const retentionEnded = (sql: Sql, now: Date) => sql`
  coalesce(placed_at, pending_at) < date_trunc('year', ${now}::timestamptz, 'Europe/Amsterdam') - interval '7 years'`;

/** The people whose access ended a quarter of a year ago. */
const longGone = (sql: Sql, now: Date) => sql`(select id from users where ended_at < ${daysBefore(now, 90)})`;

/** Whether the registration of a company was refused more than 90 days ago. */
const wasRefused = (sql: Sql, companyId: PendingQuery<Row[]>, now: Date) => sql`
  ${companyId} in (select company_id from registrations where refused_at < ${daysBefore(now, 90)})`;

/** In order: referring tables come first. */
const retentionRules: readonly RetentionRule[] = [
  { table: 'sessions', key: 'id', isExpired: (sql, now) => sql`expires_at <= ${now}` },
  { table: 'login_attempts', key: 'key', isExpired: (sql, now) => sql`counts_until <= ${now}` },
  { table: 'password_resets', key: 'token_hash', isExpired: (sql, now) => sql`expires_at <= ${now}` },
  {
    // Until then the page of an expired link can mail a new one.
    table: 'registration_links',
    key: 'token_hash',
    isExpired: (sql, now) => sql`expires_at < ${daysBefore(now, 90)}`,
  },
  // Until then an administrator sees that it was not accepted.
  { table: 'invitations', key: 'id', isExpired: (sql, now) => sql`expires_at < ${daysBefore(now, 30)}` },
  { table: 'approval_links', key: 'token_hash', isExpired: (sql, now) => sql`expires_at <= ${now}` },
  { table: 'standing_order_links', key: 'token_hash', isExpired: (sql, now) => sql`expires_at <= ${now}` },
  {
    table: 'standing_orders',
    key: 'id',
    isExpired: (sql, now) => sql`status = 'ended' and changed_at < ${daysBefore(now, 2 * 365)}`,
  },
  {
    table: 'users',
    key: 'id',
    isExpired: (sql, now) => sql`
      disabled and ${wasRefused(sql, sql`company_id`, now)}
        and not exists (select from orders where user_id = users.id or original_user_id = users.id)`,
  },
  {
    table: 'users',
    key: 'id',
    isExpired: (sql, now) => sql`
      users.id in ${longGone(sql, now)}
        and not exists (select from orders where user_id = users.id or original_user_id = users.id)`,
  },
  {
    table: 'companies',
    key: 'id',
    isExpired: (sql, now) => sql`
      ${wasRefused(sql, sql`companies.id`, now)}
        and not exists (select from users where users.company_id = companies.id)`,
  },
  { table: 'punch_out_codes', key: 'code_hash', isExpired: (sql, now) => sql`expires_at <= ${now}` },
  {
    table: 'outbox',
    key: 'id',
    isExpired: (sql, now) => sql`sent_at < ${daysBefore(now, 30)} or created_at < ${daysBefore(now, 365)}`,
  },
  {
    table: 'stock_mail_requests',
    key: 'ctid',
    isExpired: (sql, now) => sql`created_at < ${daysBefore(now, 365)}`,
  },
  // Private data of a user whose access ended; the user stays while orders name them.
  { table: 'own_favourites', key: 'ctid', isExpired: (sql, now) => sql`user_id in ${longGone(sql, now)}` },
  {
    table: 'shopping_lists',
    key: 'id',
    // The last of its user and its maker.
    isExpired: (sql, now) => sql`
      not shared and coalesce(maker_id, user_id) in ${longGone(sql, now)}
        and coalesce(user_id, maker_id) in ${longGone(sql, now)}`,
  },
  { table: 'saved_carts', key: 'id', isExpired: (sql, now) => sql`changed_at < ${daysBefore(now, 365)}` },
  {
    table: 'orders',
    key: 'id',
    isExpired: (sql, now) => sql`
      ${statusIn(sql, ['draft'])} and expires_at <= ${now} and coupon_reserved_until is null`,
  },
  {
    // A late payment can still arrive for an unpaid order, but not after a quarter of a year.
    table: 'orders',
    key: 'id',
    isExpired: (sql, now) => sql`
      ${statusIn(sql, ['awaiting-payment', 'refused'])} and pending_at is null and expires_at < ${daysBefore(now, 90)}
        and coupon_reserved_until is null
        and not exists (
          select from payments
            where order_id = orders.id and state in ('pending', 'authorised', 'surplus'))`,
  },
  {
    table: 'payment_notifications',
    key: 'id',
    isExpired: (sql, now) => sql`
      handled_at is not null
        and received_at < date_trunc('year', ${now}::timestamptz, 'Europe/Amsterdam') - interval '7 years'`,
  },
  { table: 'orders', key: 'id', isExpired: retentionEnded },
  {
    // Requests that were not approved are kept as long as orders, since their history is part of the records.
    table: 'orders',
    key: 'id',
    isExpired: (sql, now) => sql`
      ${statusIn(sql, ['requested'])}
        and created_at < date_trunc('year', ${now}::timestamptz, 'Europe/Amsterdam') - interval '7 years'`,
  },
  {
    // Payments of invoices; those of an order are deleted with it. No payment arrives after a quarter of a year.
    table: 'payments',
    key: 'id',
    isExpired: (sql, now) => sql`
      order_id is null and (
        (state in ('creating', 'open', 'refused', 'expired') and created_at < ${daysBefore(now, 90)})
        or created_at < date_trunc('year', ${now}::timestamptz, 'Europe/Amsterdam') - interval '7 years')`,
  },
  // Uses the database's clock, like the trigger that refuses to delete events younger than a year.
  { table: 'audit_events', key: 'id', isExpired: (sql) => sql`happened_at < now() - interval '366 days'` },
];

/** Rows per batch, so that no lock lasts long and an interrupted run keeps its progress. */
const batchSize = 500;

/** Removes expired rows, skipping those that another process locked; returns the numbers per table, without zeros. */
export async function applyRetention(
  { sql }: Database,
  now: Date,
): Promise<Readonly<Record<string, number>>> {
  const removed: Record<string, number> = {};
  for (const { table, key, isExpired } of retentionRules) {
    for (;;) {
      const { count } = await sql`
        delete from ${sql(table)} where ${sql(key)} = any(array(
          select ${sql(key)} from ${sql(table)} where ${isExpired(sql, now)} limit ${batchSize} for update skip locked))`;
      if (count > 0) removed[table] = (removed[table] ?? 0) + count;
      if (count < batchSize) break;
    }
  }
  return removed;
}
