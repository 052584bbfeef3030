import type { Sql } from '../database/Database.ts';
import { addressJson } from './addressJson.ts';
import type { CompanyRecord } from './CompanyRecord.ts';

/** The company with an id. Its e-mail address is that of its first user. */
export async function findCompany(sql: Sql, companyId: number): Promise<CompanyRecord | null> {
  const [company] = await sql<CompanyRecord[]>`
    select companies.customer_number, companies.name, companies.vat_code, companies.fiscal_code, companies.iban,
        companies.payment, companies.giveaway, companies.newsletter, companies.telesuper_enabled,
        (select email from users where company_id = companies.id order by id limit 1) as email,
        (select coalesce(json_agg(json_build_object(
            'weekday', weekday, 'startTime', start_time, 'endTime', end_time)), '[]')
          from opening_hours where company_id = companies.id) as opening_hours,
        ${addressJson(sql, 'main')} as main_address,
        case when invoice.company_id is not null then ${addressJson(sql, 'invoice')} end as invoice_address
      from companies
      join addresses as main on main.company_id = companies.id and main.kind = 'main'
      left join addresses as invoice on invoice.company_id = companies.id and invoice.kind = 'invoice'
      where companies.id = ${companyId}`;
  return company ?? null;
}
