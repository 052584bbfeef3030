import type { ApprovalEventKind } from '@magazijn/domain/approvals';
import type { Sql } from '../database/Database.ts';
import type { OutboxKind } from '../database/outbox.ts';
import type { Approver } from './approvers.ts';

/** Adds an event to the history of a request. @param person the name; '' for the shop. */
export async function addApprovalEvent(
  sql: Sql,
  requestId: number,
  {
    event,
    person,
    note = '',
  }: { readonly event: ApprovalEventKind; readonly person: string; readonly note?: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into approval_events (request_id, happened_at, event, person, note)
      values (${requestId}, ${now}, ${event}, ${person}, ${note})`;
}

/** Mails approvers about a request, once per person and occasion, and records it in the history. One statement. */
export async function mailApprovers(
  sql: Sql,
  requestId: number,
  approvers: readonly Approver[],
  event: 'mailed' | 'reminded' | 'reassigned',
  now: Date,
): Promise<void> {
  const kind = 'approval-request' satisfies OutboxKind;
  const note = approvers.map(({ name }) => name).join(', ');
  await sql`
    with recorded as (
      insert into approval_events (request_id, happened_at, event, person, note)
        values (${requestId}, ${now}, ${event}, '', ${note})
    )
    insert into outbox (kind, unique_key, payload)
      select ${kind}::text, ${`${kind}:${requestId}:${event}:`} || user_id,
          jsonb_build_object('userId', user_id, 'requestId', ${requestId}::int, 'isReminder', ${event === 'reminded'}::boolean)
        from unnest(${approvers.map(({ id }) => id)}::int[]) as user_id
      on conflict (unique_key) do nothing`;
}

/** The lines that the approver of an order changed: 'Luiers maat 4: 2 in plaats van 4'; '' for none. One statement. */
export async function findApprovedChanges(sql: Sql, orderId: number): Promise<string> {
  const changed = 'changed' satisfies ApprovalEventKind;
  const rows = await sql<{ note: string }[]>`
    select note from approval_events
      where event = ${changed} and request_id in (select id from approval_requests where order_id = ${orderId})
      order by id`;
  return rows.map(({ note }) => note).join('; ');
}
