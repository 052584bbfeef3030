import type { Sql } from './Database.ts';
import { statusIn } from './sqlFragments.ts';

type ForgetError = 'unknown' | 'has-members' | 'has-administrator' | 'awaits-payment' | 'awaits-delivery';

type ForgetOutcome =
  | { readonly error: ForgetError }
  | { readonly error: null; readonly name: string; readonly keptOrders: number };

interface FoundCompany {
  readonly id: number;
  readonly name: string;
  readonly hasMembers: boolean;
  readonly hasAdministrator: boolean;
  readonly awaitsPayment: boolean;
  readonly awaitsDelivery: boolean;
}

function errorOf(company: FoundCompany | undefined): ForgetError | null {
  if (!company) return 'unknown';
  if (company.hasMembers) return 'has-members';
  if (company.hasAdministrator) return 'has-administrator';
  if (company.awaitsPayment) return 'awaits-payment';
  return company.awaitsDelivery ? 'awaits-delivery' : null;
}

/**
 * In the transaction of `sql`; placed orders are kept as invoiced (docs/privacy.md), with the company's number only.
 *
 * @param unusable the hash of a random password.
 */
export async function forgetCompany(
  sql: Sql,
  customerNumber: string,
  unusable: string,
  now: Date,
): Promise<ForgetOutcome> {
  const [company] = await sql<FoundCompany[]>`
    select id, name,
        exists (select from companies as member where member.parent_id = companies.id) as has_members,
        exists (select from users where company_id = companies.id and admin) as has_administrator,
        exists (
          select from payments left join orders on orders.id = payments.order_id
            where companies.id in (orders.company_id, payments.company_id)
              and (state = 'pending' or (state in ('creating', 'open') and payments.expires_at > ${now}))
        ) as awaits_payment,
        exists (
          select from orders where company_id = companies.id and ${statusIn(sql, ['placed'])}
            and delivery_date >= (${now}::timestamptz at time zone 'Europe/Amsterdam')::date
        ) as awaits_delivery
      from companies where customer_number = ${customerNumber} for update`;
  const error = errorOf(company);
  if (!company || error !== null) return { error: error ?? 'unknown' };
  const { id, name } = company;
  await sql`
    delete from orders where company_id = ${id} and placed_at is null
      and not exists (select from payments where order_id = orders.id and state in ('authorised', 'surplus'))`;
  // No invoice has a phone number; an invoice that was not mailed yet is not sent.
  await sql`
    update orders set invoice_to_mail = false, driver_note = '',
        main_address = main_address || '{"phoneNumber": null}',
        invoice_address = invoice_address || '{"phoneNumber": null}',
        delivery_address = delivery_address || '{"phoneNumber": null}'
      where company_id = ${id}`;
  // With their jobs, whose errors may contain an address.
  await sql`
    with forgotten as (
      delete from outbox where payload->>'userId' in (select id::text from users where company_id = ${id}) returning id
    )
    delete from jobs.job using forgotten
      where coalesce(source_name, jobs.job.name) = 'mail' and singleton_key = forgotten.id::text`;
  await sql`delete from sessions where user_id in (select id from users where company_id = ${id})
    or original_user_id in (select id from users where company_id = ${id})`;
  // Carts and favourites also of companies that they switched into.
  for (const table of ['password_resets', 'punch_out_codes', 'saved_carts', 'own_favourites']) {
    await sql`delete from ${sql(table)} where user_id in (select id from users where company_id = ${id})`;
  }
  // Their lists in companies that they switched into: what they share there with that company's user stays.
  const people = sql`(select id from users where company_id = ${id})`;
  await sql`
    delete from shopping_lists where not shared and coalesce(maker_id, user_id) in ${people}
      and coalesce(user_id, maker_id) in ${people}`;
  await sql`update shopping_lists set maker_id = null where maker_id in ${people}`;
  await sql`update shopping_lists set user_id = null where user_id in ${people}`;
  for (const table of [
    'addresses',
    'delivery_addresses',
    'opening_hours',
    'invitations',
    'registrations',
    'favourites',
    'own_favourites',
    'stock_mail_requests',
    'standing_orders',
    'approval_requests',
    'approval_rules',
    'approval_stand_ins',
    'approval_settings',
    'shopping_lists',
    'saved_carts',
    'cost_centres',
    'product_cost_centres',
    'punch_out_connections',
  ]) {
    await sql`delete from ${sql(table)} where company_id = ${id}`;
  }
  await sql`
    delete from users where company_id = ${id}
      and not exists (select from orders where user_id = users.id or original_user_id = users.id)
      and not exists (select from payments where user_id = users.id)`;
  await sql`
    update users set email = 'forgotten-' || id, password_hash = ${unusable}, disabled = true where company_id = ${id}`;
  await sql`
    update companies set name = 'Vergeten klant', vat_code = null, fiscal_code = null, iban = null, newsletter = false,
        giveaway = false, telesuper_enabled = false, parent_id = null, invoice_email = null
      where id = ${id}`;
  // Without orders the company itself can be deleted.
  await sql`
    delete from companies where id = ${id} and not exists (select from users where company_id = companies.id)
      and not exists (select from orders where company_id = companies.id)
      and not exists (select from payments where company_id = companies.id)`;
  const [kept] = await sql<
    { count: number }[]
  >`select count(*)::int as count from orders where company_id = ${id}`;
  return { error: null, name, keptOrders: kept?.count ?? 0 };
}
