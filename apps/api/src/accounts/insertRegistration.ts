import { weekdayNames } from '@magazijn/domain/validation';
import type { Sql } from '../database/Database.ts';
import { insertRows } from '../database/insertRows.ts';
import type { AddressRequest, RegistrationRequest } from './RegistrationRequest.ts';

/** So many numbers in a row that an administrator gave out by hand would be a fault. */
const mostTries = 100;

/** The company, with the next customer number that nobody has. */
async function insertCompany(sql: Sql, registration: RegistrationRequest): Promise<number> {
  const { companyName, vatNumber, kvk, iban, paymentMethod, newsletter } = registration;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const [company] = await sql<{ id: number }[]>`
      insert into companies (customer_number, name, vat_code, fiscal_code, iban, payment, newsletter)
        values (nextval('customer_numbers')::text, ${companyName}, ${vatNumber || null}, ${kvk || null}, ${iban},
          ${paymentMethod}, ${newsletter})
        on conflict (customer_number) do nothing
        returning id`;
    if (company) return company.id;
  }
  throw new Error(`The next ${mostTries} customer numbers are taken already`);
}

const addressRow = (companyId: number, kind: 'main' | 'invoice', address: AddressRequest) => ({
  companyId,
  kind,
  ...address,
  contactGender: Number(address.contactGender),
  numberSuffix: address.numberSuffix || null,
  emailAddress: address.emailAddress || null,
});

/**
 * Writes a company that registers, with a user who cannot log in until it is approved (S43).
 *
 * @returns the user's id; null when the e-mail address belongs to a user already: undo the rest then.
 */
export async function insertRegistration(
  sql: Sql,
  registration: RegistrationRequest,
  passwordHash: string,
  now: Date,
): Promise<number | null> {
  const { mainAddress, invoiceAddress, openingHours, email } = registration;
  const companyId = await insertCompany(sql, registration);
  await insertRows(sql, 'addresses', [
    addressRow(companyId, 'main', mainAddress),
    ...(invoiceAddress ? [addressRow(companyId, 'invoice', invoiceAddress)] : []),
  ]);
  await insertRows(
    sql,
    'opening_hours',
    weekdayNames.map((weekday) => {
      const day = openingHours[weekday];
      const open = day !== undefined && !day.closed;
      return {
        companyId,
        weekday,
        startTime: open ? day.startTime : null,
        endTime: open ? day.endTime : null,
      };
    }),
  );
  await sql`insert into registrations (company_id, created_at) values (${companyId}, ${now})`;
  const [user] = await sql<{ id: number }[]>`
    insert into users (company_id, email, password_hash, disabled)
      values (${companyId}, ${email}, ${passwordHash}, true)
      on conflict do nothing
      returning id`;
  return user?.id ?? null;
}
