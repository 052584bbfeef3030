import type { WireRegistration } from '@magazijn/api-client/schemas';
import { type IsoDate, registrationAnswerDate } from '@magazijn/domain/delivery';
import {
  type RegistrationAddressForm,
  type RegistrationForm,
  weekdayNames,
} from '@magazijn/domain/validation';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import { insertRows } from '../database/insertRows.ts';
import { addToOutbox } from '../database/outbox.ts';
import type { Client } from '../http/Client.ts';
import { HttpError } from '../http/HttpError.ts';
import { removeRefusedRegistration } from './decideRegistration.ts';
import { hashPassword } from './hashPassword.ts';
import { hasEmail } from './login.ts';
import { takeAtLeast } from './takeAtLeast.ts';
import { countAttempts, networkOf } from './throttle.ts';
import { registrationProblems, toRegistration } from './toRegistration.ts';

/** Longer than a registration usually takes; most of it is password hashing. */
const leastMilliseconds = 300;

/** Rolls back a registration whose e-mail address is taken. */
class AddressTaken extends Error {
  override readonly name = 'AddressTaken';
}

async function noteWelcome(sql: Sql, userId: number): Promise<void> {
  await addToOutbox(sql, 'registration-received', `registration-received:${userId}`, { userId });
  await addToOutbox(sql, 'registration-notice', `registration-notice:${userId}`, { userId });
}

/** Queues at most one mail a day, so that strangers cannot fill the owner's mailbox. */
async function noteExisting(sql: Sql, email: string, now: Date): Promise<void> {
  const [user] = await sql<{ id: number }[]>`select id from users where ${hasEmail(sql, email)}`;
  if (!user) return;
  const key = `account-exists:${user.id}:${now.toISOString().slice(0, 10)}`;
  await addToOutbox(sql, 'account-exists', key, { userId: user.id });
}

/**
 * Registers a company, which cannot log in until it is approved. A known address gets the same response after the same
 * time, and its owner a mail; a refused registration is replaced. Returns the last day of the answer.
 *
 * @throws HttpError 412 with a Dutch sentence per error, 429 after too many from one network.
 */
export async function register(
  dependencies: ApiDependencies,
  wire: WireRegistration,
  client: Client,
): Promise<IsoDate> {
  const registration = toRegistration(wire);
  const { brand, deliveryCountries } = dependencies.settings;
  const problems = registrationProblems(registration, { name: brand.name, deliveryCountries });
  if (problems.length > 0) throw new HttpError(412, 'Registratie mislukt', {}, problems);
  await countAttempts(dependencies, [['registration-network', networkOf(client.address)]]);
  const now = dependencies.clock();
  await takeAtLeast(leastMilliseconds, async () => {
    const passwordHash = await hashPassword(registration.password);
    await dependencies.database.sql.begin(async (sql) => {
      const insert = async (attempt: Sql) => {
        const userId = await insertRegistration(attempt, registration, passwordHash, now);
        if (userId === null) throw new AddressTaken();
        await noteWelcome(attempt, userId);
      };
      try {
        await sql.savepoint(insert);
      } catch (error) {
        if (!(error instanceof AddressTaken)) throw error;
        if (await removeRefusedRegistration(sql, registration.email)) await insert(sql);
        else await noteExisting(sql, registration.email, now);
      }
    });
  });
  return registrationAnswerDate(now);
}

/** The maximum number of consecutive customer numbers that were assigned by hand. */
const maxTries = 100;

async function insertCompany(sql: Sql, registration: RegistrationForm): Promise<number> {
  const { companyName, vatNumber, kvk, iban, paymentMethod, newsletter } = registration;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const [company] = await sql<{ id: number }[]>`
      insert into companies (customer_number, name, vat_code, fiscal_code, iban, payment, newsletter)
        values (nextval('customer_numbers')::text, ${companyName}, ${vatNumber || null}, ${kvk || null}, ${iban},
          ${paymentMethod}, ${newsletter})
        on conflict (customer_number) do nothing
        returning id`;
    if (company) return company.id;
  }
  throw new Error(`The next ${maxTries} customer numbers are taken already`);
}

const addressRow = (companyId: number, kind: 'main' | 'invoice', address: RegistrationAddressForm) => ({
  companyId,
  kind,
  ...address,
  contactGender: Number(address.contactGender),
  numberSuffix: address.numberSuffix || null,
  emailAddress: address.emailAddress || null,
});

/** Inserts a company whose user cannot log in yet; returns the user's id, null when the address is taken. */
async function insertRegistration(
  sql: Sql,
  registration: RegistrationForm,
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
