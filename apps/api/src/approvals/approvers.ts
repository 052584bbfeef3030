// The approvers of a request are the person that its rules name, or else all administrators. While one of them is absent,
// the stand-in may decide too. No person may decide about their own request.

import { amsterdamTime } from '@magazijn/domain/delivery';
import { isAllowed, type Role } from '@magazijn/domain/people';
import type { PendingQuery, Row } from 'postgres';
import type { Sql } from '../database/Database.ts';
import { personName } from '../http/personName.ts';
import { mayApprove } from '../orders/approvalNeeds.ts';

export interface Decider {
  /** The user who logged in, or to whom a link was mailed. */
  readonly id: number;
  readonly role: Role;
  readonly companyId: number;
  readonly address: string;
}

export interface Approver {
  readonly id: number;
  readonly name: string;
}

const todayOf = (now: Date): string => amsterdamTime(now).date;

/**
 * The approvers of an order: the named one, or every administrator if that person can no longer approve; and their stand-ins
 * of today, without the requester. One statement.
 */
export async function findApprovers(
  sql: Sql,
  {
    companyId,
    requesterId,
    approverId,
  }: { readonly companyId: number; readonly requesterId: number | null; readonly approverId: number | null },
  now: Date,
): Promise<readonly Approver[]> {
  const today = todayOf(now);
  return sql<Approver[]>`
    with named as (
      select id from users where id = ${approverId}::int and ${mayApprove(sql)} and id is distinct from ${requesterId}::int
    ),
    chosen as (
      select id from named
      union all
      select id from users
        where company_id = ${companyId} and role = 'administrator' and not disabled and not exists (select from named)
    )
    select distinct users.id, ${personName(sql)} as name
      from (
        select id from chosen
        union all
        select stand_in_id from approval_stand_ins
          where person_id in (select id from chosen) and ${today}::date between from_on and until_on
      ) as approver
      join users on users.id = approver.id and ${mayApprove(sql)}
      where users.id is distinct from ${requesterId}::int
      order by name, users.id`;
}

/** SQL for whether a person may decide about `approval_requests as request`; administrators about all but their own. */
export function isDecidedBy(sql: Sql, { id, role, companyId }: Decider, now: Date): PendingQuery<Row[]> {
  if (!isAllowed(role, 'approve')) return sql`false`;
  const isOther = sql`request.requester_id is distinct from ${id}`;
  if (role === 'administrator') return isOther;
  return sql`(${isOther} and (
    request.approver_id = ${id}
    or exists (
      select from approval_stand_ins as absence join users as absent on absent.id = absence.person_id
        where absence.stand_in_id = ${id} and ${todayOf(now)}::date between absence.from_on and absence.until_on
          and (absence.person_id = request.approver_id
            or (request.approver_id is null and absent.company_id = ${companyId} and absent.role = 'administrator'))
    )))`;
}
