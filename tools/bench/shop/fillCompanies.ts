import { hashPassword, type Sql } from '../../../apps/api/src/database.ts';

export const benchPassword = 'Meten-is-weten-2026!';

export const companyEmail = (company: number): string => `bedrijf-${company}@meting.test`;

/** Inserts companies that order on account, each with a user, an address and twenty favourites. */
export async function fillCompanies(sql: Sql, companies: number, products: number): Promise<void> {
  // All share one hash, since hashing is slow on purpose.
  const hash = await hashPassword(benchPassword);
  await sql`
    insert into companies (id, customer_number, name, payment)
    select n, 'K' || n, 'Bedrijf ' || n, 'on_account' from generate_series(1, ${companies}) as n`;
  await sql`
    insert into addresses (company_id, kind, company_name, contact_first_name, contact_last_name, street, number,
        postal_code, city, country)
    select n, 'main', 'Bedrijf ' || n, 'Receptie', 'Begane grond', 'Kade', n % 200 + 1, '1234 AB', 'Utrecht', 'NL'
      from generate_series(1, ${companies}) as n`;
  await sql`
    insert into users (id, company_id, email, password_hash)
    select n, n, 'bedrijf-' || n || '@meting.test', ${hash} from generate_series(1, ${companies}) as n`;
  await sql`
    insert into favourites (company_id, product_id)
    select n, 1 + (n * 131 + step * 17) % ${products}
      from generate_series(1, ${companies}) as n, generate_series(1, 20) as step on conflict do nothing`;
}
