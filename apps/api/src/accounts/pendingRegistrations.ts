import type { Sql } from '../database/Database.ts';

/** A company that waits to be approved. */
export interface PendingRegistration {
  readonly customerNumber: string;
  readonly name: string;
  readonly email: string;
  readonly city: string;
  readonly country: 'NL' | 'BE';
  readonly payment: 'ideal' | 'on_account' | 'debit';
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
