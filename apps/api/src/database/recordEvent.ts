import type { PendingQuery, Row } from 'postgres';
import type { Sql } from './Database.ts';

/** An audit event. Orders are recorded by a trigger until they are placed, logins and switches in their code. */
interface AuditEvent {
  readonly event:
    | 'login-failed'
    | 'logout'
    | 'session-ended'
    | 'sessions-ended'
    | 'password-requested'
    | 'password-reset'
    | 'password-changed'
    | 'registration-approved'
    | 'registration-refused'
    | 'person-invited'
    | 'person-joined'
    | 'person-changed'
    | 'person-ended'
    | 'approval-settings-changed'
    | 'approval-requested'
    | 'approval-approved'
    | 'approval-refused'
    | 'approval-withdrawn'
    | 'order-changed'
    | 'order-cancelled'
    | 'invoices-paid'
    | 'payment-charged-back'
    | 'chargeback-reversed'
    | 'invoice-email-changed'
    | 'admin';
  /** Null for an unknown user. */
  readonly userId: number | null;
  /** The user who logged in. @default `userId` */
  readonly originalUserId?: number;
  readonly address: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Records an audit event, in the transaction of the event itself. */
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

/** A column that sets the client's address for the audit trigger until the transaction ends; the worker has none. */
export const withClient = (sql: Sql, address: string): PendingQuery<Row[]> =>
  sql`set_config('magazijn.client_address', ${address}, true) as client_address`;
