import type { PaymentMethod } from '@magazijn/domain/validation';
import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../database/outbox.ts';
import { hasEmail } from './login.ts';

/** What came of approving: the company, or why there was nothing to approve. */
type Approval =
  | { readonly outcome: 'approved'; readonly customerNumber: string; readonly name: string }
  | { readonly outcome: 'approved-before' }
  | { readonly outcome: 'unknown' };

/**
 * Approves a registration: its user can log in from now on, and is told by mail. Of two at the same moment one
 * approves.
 *
 * @param sql a transaction.
 * @param which the customer number, or the e-mail address that it was registered with.
 */
export async function approveRegistration(sql: Sql, which: string, now: Date): Promise<Approval> {
  const [company] = await sql<{ id: number; customerNumber: string; name: string }[]>`
    select companies.id, companies.customer_number, companies.name
      from companies
      join registrations on registrations.company_id = companies.id
      where companies.customer_number = ${which}
        or companies.id = (select company_id from users where ${hasEmail(sql, which)})
      order by companies.customer_number = ${which} desc
      limit 1`;
  if (!company) return { outcome: 'unknown' };
  const approved = await sql`
    update registrations set approved_at = ${now} where company_id = ${company.id} and approved_at is null
      returning company_id`;
  if (approved.length === 0) return { outcome: 'approved-before' };
  const users = await sql<{ id: number }[]>`
    update users set disabled = false where company_id = ${company.id} returning id`;
  for (const { id } of users) {
    await addToOutbox(sql, 'registration-approved', `registration-approved:${id}`, { userId: id });
  }
  const { customerNumber, name } = company;
  return { outcome: 'approved', customerNumber, name };
}

/** A company that waits to be approved. */
interface PendingRegistration {
  readonly customerNumber: string;
  readonly name: string;
  readonly email: string;
  readonly city: string;
  readonly country: 'NL' | 'BE';
  readonly payment: PaymentMethod;
  readonly createdAt: Date;
}

/** Registrations that nobody has approved yet, the oldest first. */
export function pendingRegistrations(sql: Sql): Promise<PendingRegistration[]> {
  return sql<PendingRegistration[]>`
    select companies.customer_number, companies.name, first.email, addresses.city, addresses.country,
        companies.payment, registrations.created_at
      from registrations
      join companies on companies.id = registrations.company_id
      join addresses on addresses.company_id = companies.id and addresses.kind = 'main'
      cross join lateral (select email from users where company_id = companies.id order by id limit 1) as first
      where registrations.approved_at is null
      order by registrations.created_at, companies.id`;
}
