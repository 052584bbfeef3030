import type { PendingQuery, Row } from 'postgres';
import type { Sql } from './Database.ts';

/** Something that has to be known afterwards. Orders are noted by a trigger, logins and switches where they begin. */
interface AuditEvent {
  readonly event:
    | 'login-failed'
    | 'logout'
    | 'session-ended'
    | 'sessions-ended'
    | 'password-requested'
    | 'password-reset'
    | 'password-changed'
    | 'admin';
  /** Null for somebody whom nobody knows. */
  readonly userId: number | null;
  /** @default the same */
  readonly originalUserId?: number;
  readonly address: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes down that something happened: give the transaction in which it does. */
export async function recordEvent(
  sql: Sql,
  { event, userId, originalUserId, address, details = {} }: AuditEvent,
  now: Date,
): Promise<void> {
  await sql`
    insert into audit_events (happened_at, event, user_id, original_user_id, company_id, address, details)
      values (${now}, ${event}, ${userId}, ${originalUserId ?? userId},
        (select company_id from users where id = ${userId}), ${address}, ${JSON.stringify(details)}::text::jsonb)`;
}

/**
 * A column of a `select` or `returning` by which the trigger that notes what becomes of an order learns where the request
 * came from, until the transaction ends. A payment that the worker settles comes from no client, and has no address.
 */
export const withClient = (sql: Sql, address: string): PendingQuery<Row[]> =>
  sql`set_config('magazijn.client_address', ${address}, true) as client_address`;
