import { randomInt } from 'node:crypto';
import type { Database } from '../../apps/api/src/database.ts';
import { DEMO_PASSWORD } from '../../packages/demo-data/src/index.ts';
import { quickHash } from '../../tools/testing/quickHash.ts';

/**
 * Copies every demo company with its addresses, its parent and its user, under another number and e-mail address, so
 * that tests do not share orders, favourites and sessions. The agreement with the procurement system is not copied.
 *
 * @returns maps the name of an account ('bij') to the e-mail address of its copy
 */
export async function copyDemoAccounts(sql: Database['sql']): Promise<(account: string) => string> {
  const prefix = String(randomInt(10 ** 9, 10 ** 10));
  await sql.begin(async (own) => {
    await own`
      insert into companies (customer_number, name, vat_code, fiscal_code, iban, payment, giveaway, newsletter,
          telesuper_enabled)
        select ${prefix} || customer_number, companies.name, vat_code, fiscal_code, iban, payment, giveaway, newsletter,
            telesuper_enabled
          from companies join users on users.company_id = companies.id where email like '%@demo.magazijn.test'
            and email not like '%-%'`;
    await own`
      update companies as copy set parent_id = parent_copy.id
        from companies as child
          join companies as parent on parent.id = child.parent_id
          join companies as parent_copy on parent_copy.customer_number = ${prefix} || parent.customer_number
        where copy.customer_number = ${prefix} || child.customer_number`;
    await own`
      insert into addresses (company_id, kind, company_name, contact_gender, contact_first_name, contact_last_name,
          street, number, number_suffix, postal_code, city, country, phone_number, email_address)
        select copy.id, kind, company_name, contact_gender, contact_first_name, contact_last_name, street, number,
            number_suffix, postal_code, city, country, phone_number, email_address
          from addresses join companies on companies.id = company_id
            join companies as copy on copy.customer_number = ${prefix} || companies.customer_number`;
    await own`
      insert into users (company_id, email, password_hash, admin, disabled)
        select copy.id, replace(email, '@', '-' || ${prefix} || '@'), ${quickHash(DEMO_PASSWORD)}, admin, disabled
          from users join companies on companies.id = company_id
            join companies as copy on copy.customer_number = ${prefix} || companies.customer_number`;
  });
  return (account) => `${account}-${prefix}@demo.magazijn.test`;
}
