import type { Sql } from '../database/Database.ts';

/** An address as one JSON value, its names as in the code. */
export const addressJson = (sql: Sql, table: string) => sql`
  jsonb_build_object(
    'companyName', ${sql(table)}.company_name, 'contactGender', ${sql(table)}.contact_gender,
    'contactFirstName', ${sql(table)}.contact_first_name, 'contactLastName', ${sql(table)}.contact_last_name,
    'street', ${sql(table)}.street, 'number', ${sql(table)}.number, 'numberSuffix', ${sql(table)}.number_suffix,
    'postalCode', ${sql(table)}.postal_code, 'city', ${sql(table)}.city, 'country', ${sql(table)}.country,
    'phoneNumber', ${sql(table)}.phone_number, 'emailAddress', ${sql(table)}.email_address)`;
