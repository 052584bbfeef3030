import { amsterdamTime } from '@magazijn/domain/delivery';
import type { Database, Sql } from '../database/Database.ts';
import { mayApprove } from '../orders/approvalNeeds.ts';
import { mailApprovers } from './approvalEvents.ts';
import { findApprovers } from './approvers.ts';
import type { RequestRow } from './readRequests.ts';

type DueRow = Pick<RequestRow, 'id' | 'companyId' | 'requesterId' | 'approverId'>;

/** The maximum number of requests of each kind that one round handles; the next round follows a minute later. */
const atOnce = 200;

/** Ends the requests whose time has passed, and mails their requesters. One statement. */
async function expireRequests(sql: Sql, now: Date): Promise<void> {
  await sql`
    with due as (
      -- Orders are locked before their requests (docs/adr/0054).
      select id from orders
        where id in (select order_id from approval_requests where status = 'open' and expires_at <= ${now})
        order by id for update
    ),
    expired as (
      update approval_requests set status = 'expired', version = version + 1, decided_at = ${now}, remind_at = null
        where order_id in (select id from due) and status = 'open' returning id, order_id, requester_id
    ),
    released as (
      update orders set idempotency_key = null where id in (select order_id from expired)
    ),
    recorded as (
      insert into approval_events (request_id, happened_at, event, person, note)
        select id, ${now}::timestamptz, 'expired', '', '' from expired
    )
    insert into outbox (kind, unique_key, payload)
      select 'approval-decision', 'approval-decision:' || id, jsonb_build_object('userId', requester_id, 'requestId', id)
        from expired where requester_id is not null
      on conflict (unique_key) do nothing`;
}

/** Gives requests whose approver can no longer approve to the stand-in of today, or else to every administrator. */
async function reassignRequests(sql: Sql, now: Date): Promise<void> {
  const today = amsterdamTime(now).date;
  const moved = await sql<DueRow[]>`
    update approval_requests as request set approver_id = (
          select absence.stand_in_id from approval_stand_ins as absence
            join users as stand_in on stand_in.id = absence.stand_in_id and ${mayApprove(sql, 'stand_in')}
            where absence.person_id = request.approver_id and ${today}::date between absence.from_on and absence.until_on
              and absence.stand_in_id is distinct from request.requester_id
        )
      from users as approver
      where request.status = 'open' and approver.id = request.approver_id and not ${mayApprove(sql, 'approver')}
      returning request.id, request.company_id, request.requester_id, request.approver_id`;
  for (const row of moved)
    await mailApprovers(sql, row.id, await findApprovers(sql, row, now), 'reassigned', now);
}

/** Reminds the approvers of requests that are open for two working days, once. */
async function remindApprovers(sql: Sql, now: Date): Promise<void> {
  const due = await sql<DueRow[]>`
    update approval_requests set remind_at = null
      where id in (
        select id from approval_requests where status = 'open' and remind_at <= ${now}
          order by remind_at limit ${atOnce} for update skip locked)
      returning id, company_id, requester_id, approver_id`;
  for (const row of due)
    await mailApprovers(sql, row.id, await findApprovers(sql, row, now), 'reminded', now);
}

/** Expires, reassigns and reminds. Runs each minute, in any number of processes. */
export async function runApprovals(sql: Database['sql'], now: Date): Promise<void> {
  await expireRequests(sql, now);
  await sql.begin((transaction) => reassignRequests(transaction, now));
  await sql.begin((transaction) => remindApprovers(transaction, now));
}
