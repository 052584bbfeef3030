import { randomInt } from 'node:crypto';
import type { Database } from '../../apps/api/src/database.ts';
import { DEMO_PASSWORD } from '../../packages/demo-data/src/index.ts';
import { quickHash } from '../../testing/quickHash.ts';

/**
 * Gives a journey demo customers of its own: every company with its addresses, its place in the organisation and its
 * user, under another number and e-mail address. What other journeys or an earlier attempt order, like and log out is
 * not theirs. The procurement system stays with the demo company that the sandbox plays.
 *
 * @returns the address of a copy by the name of the account ('bij').
 */
export async function copyDemoAccounts(sql: Database['sql']): Promise<(account: string) => string> {
  const mark = String(randomInt(10 ** 9, 10 ** 10));
  await sql.begin(async (own) => {
    await own`
      insert into companies (customer_number, name, vat_code, fiscal_code, iban, payment, giveaway, newsletter,
          telesuper_enabled)
        select ${mark} || customer_number, name, vat_code, fiscal_code, iban, payment, giveaway, newsletter,
            telesuper_enabled
          from companies join users on users.company_id = companies.id where email like '%@demo.magazijn.test'
            and email not like '%-%'`;
    await own`
      update companies as copy set parent_id = parent_copy.id
        from companies as child
          join companies as parent on parent.id = child.parent_id
          join companies as parent_copy on parent_copy.customer_number = ${mark} || parent.customer_number
        where copy.customer_number = ${mark} || child.customer_number`;
    await own`
      insert into addresses (company_id, kind, company_name, contact_gender, contact_first_name, contact_last_name,
          street, number, number_suffix, postal_code, city, country, phone_number, email_address)
        select copy.id, kind, company_name, contact_gender, contact_first_name, contact_last_name, street, number,
            number_suffix, postal_code, city, country, phone_number, email_address
          from addresses join companies on companies.id = company_id
            join companies as copy on copy.customer_number = ${mark} || companies.customer_number`;
    await own`
      insert into users (company_id, email, password_hash, admin, disabled)
        select copy.id, replace(email, '@', '-' || ${mark} || '@'), ${quickHash(DEMO_PASSWORD)}, admin, disabled
          from users join companies on companies.id = company_id
            join companies as copy on copy.customer_number = ${mark} || companies.customer_number`;
  });
  return (account) => `${account}-${mark}@demo.magazijn.test`;
}
