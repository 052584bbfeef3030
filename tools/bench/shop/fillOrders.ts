import type { Sql } from '../../../apps/api/src/database.ts';

/**
 * Inserts placed orders of two lines, spread over the companies and three years. Foreign keys are not checked, which
 * would take most of the time; all ids exist.
 */
export async function fillOrders(
  sql: Sql,
  { orders, companies, products }: { orders: number; companies: number; products: number },
): Promise<void> {
  await sql`set local session_replication_role = replica`;
  await sql`
    insert into orders (company_id, user_id, original_user_id, status, request_hash, content_hash, payment,
        delivery_date, order_reference, subtotal_cents, coupon_discount_cents, shipping_cents, shipping_vat_percentage,
        vat_totals, total_exclusive_cents, total_inclusive_cents, minimum_order_cents, free_shipping_from_cents, limits,
        main_address, buyer, created_at, expires_at, placed_at, invoice_number)
    select company, company, company, 'placed', 'request-' || n, 'content-' || n, 'on_account', at::date + 1,
        'Bestelling ' || n, 12000, 0, 0, 21, '[{"vatPercentage": 21, "net": 12000, "vat": 2520}]', 12000, 14520, 5000,
        10000, '[]',
        jsonb_build_object('companyName', 'Bedrijf ' || company, 'contactGender', null, 'contactFirstName', 'Receptie',
          'contactLastName', 'Begane grond', 'street', 'Kade', 'number', '1', 'numberSuffix', null,
          'postalCode', '1234 AB', 'city', 'Utrecht', 'country', 'NL', 'phoneNumber', null, 'emailAddress', null),
        jsonb_build_object('name', 'Bedrijf ' || company, 'customerNumber', (100000 + company)::text, 'vatCode', null,
          'fiscalCode', null, 'iban', null, 'email', null),
        at, at + interval '1 day', at, n
      from (
        select n, 1 + n % ${companies} as company,
            timestamptz '2023-11-01 10:00+01' + n * (interval '3 years' / ${orders}) as at
          from generate_series(1, ${orders}) as n
      ) as made`;
  await sql`insert into number_series (name, last) values ('factuurnummer', ${orders})`;
  await sql`
    insert into order_lines (order_id, position, product_id, path, category_path, article_number, description, contents,
        unit, images, amount, price_cents, vat_percentage, discount_cents, total_exclusive_cents, total_inclusive_cents,
        give_away)
    select orders.id, line, products.id, products.path, 'afdeling-1/groep-1', products.article_number,
        products.description, products.contents, products.unit, products.images, 2, 3000, 21, 0, 6000, 7260, false
      from orders, generate_series(0, 1) as line
      join products on true
      where products.id = 1 + (orders.id * 13 + line * 29) % ${products}`;
}
