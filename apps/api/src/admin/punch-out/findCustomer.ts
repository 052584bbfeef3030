import { hasEmail } from '../../accounts/login.ts';
import type { Sql } from '../../database/Database.ts';
import { AdminError } from '../AdminError.ts';

/** A company as an administrator names it. */
export interface Customer {
  readonly id: number;
  readonly customerNumber: string;
  readonly name: string;
  readonly payment: 'ideal' | 'on_account' | 'debit';
}

/**
 * The company of a customer number, or of a user's e-mail address.
 *
 * @throws AdminError when there is none.
 */
export async function findCustomer(sql: Sql, which: string): Promise<Customer> {
  const [company] = await sql<Customer[]>`
    select id, customer_number, name, payment from companies
      where customer_number = ${which}
        or id = (select company_id from users where ${hasEmail(sql, which)})
      order by customer_number = ${which} desc
      limit 1`;
  if (!company)
    throw new AdminError(`There is no company with the e-mail address or customer number "${which}".`);
  return company;
}
