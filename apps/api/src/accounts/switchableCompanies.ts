import type { Sql } from '../database/Database.ts';

/** A company that a user may order for, with the user to become. */
export interface SwitchableCompany {
  readonly customerNumber: string;
  readonly name: string;
  readonly userId: number;
}

/** The companies below a user's own, by name; each with its first user that is not disabled. */
export function switchableCompanies(sql: Sql, userId: number): Promise<SwitchableCompany[]> {
  return sql<SwitchableCompany[]>`
    select companies.customer_number, companies.name, first.id as user_id
      from users as own
      join companies on companies.parent_id = own.company_id
      cross join lateral (
        select id from users where company_id = companies.id and not disabled order by id limit 1
      ) as first
      where own.id = ${userId}
      order by companies.name, companies.id`;
}
