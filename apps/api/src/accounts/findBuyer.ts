import { allRoles, isAllowed } from '@magazijn/domain/people';
import type { Sql } from '../database/Database.ts';
import { closedDays } from '../delivery/offeredDates.ts';
import type { Buyer } from '../http/Viewer.ts';

/** SQL for the columns of a `Buyer`, from `companies` and its main `addresses`. */
export const buyerColumns = (sql: Sql) => sql`
  companies.id as company_id, companies.customer_number, companies.payment, companies.vat_code as vat_number,
  addresses.country, ${closedDays(sql, 'companies.id')} as closed_days,
  exists (select from approval_rules where approval_rules.company_id = companies.id) as has_approval_rules`;

/** The buyer of an order that is placed without a request, by a schedule; null when the user cannot log in or order. One statement. */
export async function findBuyer(sql: Sql, userId: number): Promise<Buyer | null> {
  const [found] = await sql<Omit<Buyer, 'address'>[]>`
    select users.id as user_id, users.id as original_user_id, users.role, ${buyerColumns(sql)}
      from users
      join companies on companies.id = users.company_id
      join addresses on addresses.company_id = companies.id and addresses.kind = 'main'
      where users.id = ${userId} and not users.disabled and ${mayOrder(sql)}`;
  return found ? { ...found, address: '' } : null;
}

/** A condition on `users`: their role may order. */
export const mayOrder = (sql: Sql) =>
  sql`users.role = any(${allRoles.filter((role) => isAllowed(role, 'order'))}::text[])`;
