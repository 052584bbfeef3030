import type { ApprovalEventKind } from '@magazijn/domain/approvals';
import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../database/outbox.ts';
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

/** Mails approvers about a request, once per person and occasion, and records it in the history. */
export async function mailApprovers(
  sql: Sql,
  requestId: number,
  approvers: readonly Approver[],
  event: 'mailed' | 'reminded' | 'reassigned',
  now: Date,
): Promise<void> {
  const isReminder = event === 'reminded';
  for (const { id } of approvers) {
    const key = `approval-request:${requestId}:${id}:${event}`;
    await addToOutbox(sql, 'approval-request', key, { userId: id, requestId, isReminder });
  }
  const note = approvers.map(({ name }) => name).join(', ');
  await addApprovalEvent(sql, requestId, { event, person: '', note }, now);
}
