import type { PaymentMethod } from '@magazijn/domain/validation';
import type { Sql } from '../database/Database.ts';
import { addToOutbox, type OutboxKind } from '../database/outbox.ts';
import { hasEmail } from './login.ts';

/** The seller's decision about a registration; `reason` goes into the applicant's mail, '' for none. */
export type RegistrationDecision =
  | { readonly outcome: 'approved' }
  | { readonly outcome: 'refused'; readonly reason: string };

export interface MadeDecision {
  readonly outcome: RegistrationDecision['outcome'];
  readonly at: Date;
}

/** The result of a decision: whether this call made it, and the stored decision. */
export interface DecisionResult {
  readonly customerNumber: string;
  readonly name: string;
  readonly isFirst: boolean;
  readonly decision: MadeDecision;
}

interface DecisionColumns {
  readonly approvedAt: Date | null;
  readonly refusedAt: Date | null;
}

/** The stored decision about a registration; null while it is pending. */
export function madeDecision({ approvedAt, refusedAt }: DecisionColumns): MadeDecision | null {
  if (approvedAt !== null) return { outcome: 'approved', at: approvedAt };
  return refusedAt === null ? null : { outcome: 'refused', at: refusedAt };
}

const mailOf = {
  approved: 'registration-approved',
  refused: 'registration-refused',
} as const satisfies Record<MadeDecision['outcome'], OutboxKind>;

/**
 * Approves or refuses a registration and mails the applicant. The first decision is stored, and is the result of later
 * calls too.
 *
 * @param sql a transaction.
 * @returns null when the company has no registration.
 */
export async function decideRegistration(
  sql: Sql,
  companyId: number,
  decision: RegistrationDecision,
  now: Date,
): Promise<DecisionResult | null> {
  const isApproval = decision.outcome === 'approved';
  const decided = await sql`
    update registrations set approved_at = ${isApproval ? now : null}, refused_at = ${isApproval ? null : now},
        refusal_reason = ${isApproval ? null : decision.reason || null}
      where company_id = ${companyId} and approved_at is null and refused_at is null
      returning company_id`;
  const [row] = await sql<({ customerNumber: string; name: string } & DecisionColumns)[]>`
    select customer_number, name, approved_at, refused_at
      from registrations join companies on companies.id = registrations.company_id
      where company_id = ${companyId}`;
  const made = row && madeDecision(row);
  if (!row || !made) return null;
  const isFirst = decided.length > 0;
  if (isFirst) {
    const kind = mailOf[decision.outcome];
    const users = await sql<{ id: number }[]>`
      update users set disabled = ${!isApproval} where company_id = ${companyId} returning id`;
    for (const { id } of users) await addToOutbox(sql, kind, `${kind}:${id}`, { userId: id });
  }
  return { customerNumber: row.customerNumber, name: row.name, isFirst, decision: made };
}

/**
 * @param sql a transaction.
 * @param which the customer number, or the e-mail address that it was registered with.
 * @returns null when no registration has either.
 */
export async function approveRegistration(
  sql: Sql,
  which: string,
  now: Date,
): Promise<DecisionResult | null> {
  const [company] = await sql<{ id: number }[]>`
    select companies.id
      from companies
      join registrations on registrations.company_id = companies.id
      where companies.customer_number = ${which}
        or companies.id = (select company_id from users where ${hasEmail(sql, which)})
      order by companies.customer_number = ${which} desc
      limit 1`;
  return company ? decideRegistration(sql, company.id, { outcome: 'approved' }, now) : null;
}

/** Removes a refused registration by its e-mail address; returns whether there was one. `sql` is a transaction. */
export async function removeRefusedRegistration(sql: Sql, email: string): Promise<boolean> {
  const [refused] = await sql<{ companyId: number }[]>`
    select registrations.company_id
      from users join registrations on registrations.company_id = users.company_id
      where ${hasEmail(sql, email)} and users.disabled and registrations.refused_at is not null
      for update of registrations`;
  if (!refused) return false;
  await sql`delete from users where company_id = ${refused.companyId}`;
  await sql`delete from companies where id = ${refused.companyId}`;
  return true;
}

interface PendingRegistration {
  readonly customerNumber: string;
  readonly name: string;
  readonly email: string;
  readonly city: string;
  readonly country: 'NL' | 'BE';
  readonly payment: PaymentMethod;
  readonly createdAt: Date;
}

export function pendingRegistrations(sql: Sql): Promise<PendingRegistration[]> {
  return sql<PendingRegistration[]>`
    select companies.customer_number, companies.name, first.email, addresses.city, addresses.country,
        companies.payment, registrations.created_at
      from registrations
      join companies on companies.id = registrations.company_id
      join addresses on addresses.company_id = companies.id and addresses.kind = 'main'
      cross join lateral (select email from users where company_id = companies.id order by id limit 1) as first
      where registrations.approved_at is null and registrations.refused_at is null
      order by registrations.created_at, companies.id`;
}
