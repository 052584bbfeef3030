import type { ApiClient } from '@magazijn/api-client';
import { buildRegistration } from '@magazijn/domain/testing';
import { type Registration, weekdayNames } from '@magazijn/domain/validation';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createTestClient } from '../testing/createTestClient.ts';
import { openTestApi, type TestApi, wednesday } from '../testing/openTestApi.ts';
import { decideRegistration } from './decideRegistration.ts';

let api: TestApi;
let client: ApiClient;
beforeAll(async () => {
  api = await openTestApi();
  client = createTestClient(api);
});
afterAll(() => api.close());

/** The reasons of a refusal; fails when the registration is accepted. */
const reasonsFor = (differences: Partial<Registration>): Promise<readonly string[]> =>
  client.register(buildRegistration(differences)).then(
    () => Promise.reject(new Error('It was accepted')),
    (error: { status: number; reasons: readonly string[] }) => {
      expect(error.status).toBe(412);
      return error.reasons;
    },
  );
const main = buildRegistration().mainAddress;
const mails = async (email: string) =>
  (
    await api.database.sql<{ kind: string }[]>`
      select outbox.kind from outbox join users on users.id = (outbox.payload->>'userId')::int
        where lower(users.email) = lower(${email}) order by outbox.id`
  ).map(({ kind }) => kind);

describe('a registration', () => {
  test('[C01] [S43] [E09] is stored with addresses and opening hours, and mails applicant and seller', async () => {
    const invoiceAddress = { ...main, street: 'Postbus', number: '7', emailAddress: 'facturen@krekel.test' };
    await client.register(buildRegistration({ invoiceAddress }));
    const [company] = await api.database.sql`
      select companies.*, users.email, users.disabled from companies join users on users.company_id = companies.id
        where users.email = 'inkoop@krekel.test'`;
    expect(company).toMatchObject({
      name: 'Kinderopvang De Krekel',
      iban: 'NL91ABNA0417164300',
      vatCode: 'NL000099998B57',
      fiscalCode: '12345678',
      payment: 'ideal',
      newsletter: true,
      disabled: true,
    });
    expect(Number(company?.customerNumber)).toBeGreaterThan(20_000);
    const addresses = await api.database.sql`
      select kind, street, number, number_suffix, postal_code, contact_gender, contact_last_name, email_address
        from addresses where company_id = ${company?.id} order by kind`;
    expect(addresses).toMatchObject([
      { kind: 'invoice', street: 'Postbus', number: '7', emailAddress: 'facturen@krekel.test' },
      {
        kind: 'main',
        postalCode: '1234 AB',
        contactGender: 0,
        contactLastName: "van 't Hof",
        numberSuffix: 'a',
      },
    ]);
    const hours = await api.database.sql`
      select weekday, start_time, end_time from opening_hours where company_id = ${company?.id}`;
    expect(hours).toHaveLength(7);
    expect(hours).toContainEqual({ weekday: 'monday', startTime: '07:30', endTime: '18:00' });
    expect(hours).toContainEqual({ weekday: 'sunday', startTime: null, endTime: null });
    expect(await mails('inkoop@krekel.test')).toEqual(['registration-received', 'registration-notice']);
  });

  test('[V02] stores a VAT number as typed', async () => {
    const typed = { email: 'getypt@krekel.test', vatNumber: 'be0428 759 497' };
    await client.register(buildRegistration(typed));
    expect(
      await api.database.sql`
        select vat_code from companies join users on users.company_id = companies.id
          where users.email = ${typed.email}`,
    ).toEqual([{ vatCode: typed.vatNumber }]);
  });

  test('[V06] hours that end at or after midnight, and a week of closed days, are stored as entered', async () => {
    const hoursOf = (email: string) => api.database.sql`
      select distinct start_time, end_time from opening_hours join users using (company_id)
        where users.email = ${email} order by start_time`;
    const closed = { closed: true, startTime: '', endTime: '' };
    const night = { closed: false, startTime: '20:30', endTime: '00:30' };
    const week = (day: typeof closed) =>
      Object.fromEntries(weekdayNames.map((name) => [name, day])) as Registration['openingHours'];
    await client.register(buildRegistration({ email: 'nacht@krekel.test', openingHours: week(night) }));
    await client.register(buildRegistration({ email: 'dicht@krekel.test', openingHours: week(closed) }));
    expect(await hoursOf('nacht@krekel.test')).toEqual([{ startTime: '20:30', endTime: '00:30' }]);
    expect(await hoursOf('dicht@krekel.test')).toEqual([{ startTime: null, endTime: null }]);
  });

  test('[S43] returns the day of the answer, for a known address too', async () => {
    const answer = { answerDate: '2026-11-18' };
    expect(await client.register(buildRegistration({ email: 'dag@krekel.test' }))).toEqual(answer);
    expect(await client.register(buildRegistration({ email: 'mier@demo.magazijn.test' }))).toEqual(answer);
    api.setTime('2026-11-20T13:00:00Z');
    onTestFinished(() => api.setTime(wednesday));
    expect(await client.register(buildRegistration({ email: 'vrijdag@krekel.test' }))).toEqual({
      answerDate: '2026-11-23',
    });
  });

  test('[S43] cannot log in until it is approved', async () => {
    await client.register(buildRegistration({ email: 'wacht@krekel.test' }));
    await expect(client.logIn('wacht@krekel.test', 'Krekel-zingt-2026')).rejects.toMatchObject({
      status: 401,
      message: 'User account is disabled.',
    });
  });

  test('customer numbers are unique, also beside those that an administrator assigned', async () => {
    await api.database.sql`
      insert into companies (customer_number, name, payment)
        select (last_value + 1)::text, 'Met de hand', 'ideal' from customer_numbers`;
    await Promise.all(
      ['een', 'twee', 'drie'].map((name) =>
        client.register(buildRegistration({ email: `${name}@krekel.test` })),
      ),
    );
    const [count] = await api.database.sql`
      select count(*)::int as all, count(distinct customer_number)::int as different from companies`;
    expect(count?.all).toBe(count?.different);
  });
});

test('a refused registration is replaced by the next one with its e-mail address', async () => {
  const { sql } = api.database;
  const email = 'opnieuw@krekel.test';
  const companyOf = async () =>
    (await sql<{ companyId: number }[]>`select company_id from users where email = ${email}`)[0]?.companyId ??
    0;
  await client.register(buildRegistration({ email, companyName: 'De Eerste' }));
  const first = await companyOf();
  await decideRegistration(
    sql,
    first,
    { outcome: 'refused', reason: 'Geen KvK-nummer.' },
    new Date(wednesday),
  );
  await client.register(buildRegistration({ email: 'OPNIEUW@krekel.test', companyName: 'De Tweede' }));
  const names = await sql`
    select name, approved_at, refused_at from companies join registrations on company_id = id
      where name in ('De Eerste', 'De Tweede')`;
  expect(names).toEqual([{ name: 'De Tweede', approvedAt: null, refusedAt: null }]);
  expect(await mails(email)).toEqual(['registration-received', 'registration-notice']);
});

describe('an e-mail address that has an account', () => {
  test('gets the same response as a new one; only its owner is notified, once a day', async () => {
    const before = await api.database.sql`select count(*)::int from companies`;
    const registration = buildRegistration({ email: 'VLINDER@demo.magazijn.test' });
    await client.register(registration);
    await client.register(registration);
    expect(await api.database.sql`select count(*)::int from companies`).toEqual(before);
    expect(await mails('vlinder@demo.magazijn.test')).toEqual(['account-exists']);
    expect(await api.logIn('vlinder')).toBeTruthy();
  });

  test('takes as long as a new one', async () => {
    const timed = async (email: string) => {
      const started = performance.now();
      await client.register(buildRegistration({ email }));
      return performance.now() - started;
    };
    expect(await timed('bij@demo.magazijn.test')).toBeGreaterThanOrEqual(299);
    expect(await timed('nieuw@krekel.test')).toBeGreaterThanOrEqual(299);
  });
});

describe('[X02] all errors are returned at once, in Dutch', () => {
  test('[V02] [V05] [V06] every field of an empty form', async () => {
    const response = await api.send('POST', '/account/register', {
      form: { 'register_company_type[name]': '' },
    });
    expect(response.status).toBe(412);
    const { message } = (await response.json()).data;
    expect(message).toEqual(
      expect.arrayContaining([
        'Vul de naam van je organisatie in.',
        'Vul je e-mailadres in.',
        'Kies een wachtwoord.',
        'Vul je IBAN in.',
        'Kies hoe je betaalt. Automatische incasso kan alleen in Nederland.',
        'Bezorgadres: kies een aanhef.',
        'Bezorgadres: kies een land.',
        'Zondag: vul een begin- en eindtijd in, of kies Gesloten.',
        'Ga akkoord met de algemene voorwaarden.',
      ]),
    );
    expect(message).toHaveLength(6 + 10 + 7 + 1);
  });

  test.each<[string, Partial<Registration>, string]>([
    [
      '[V02] an e-mail address',
      { email: 'geen adres' },
      'Vul een geldig e-mailadres in, zoals naam@organisatie.nl.',
    ],
    ['[V03] unequal passwords', { passwordRepeat: 'anders' }, 'De wachtwoorden komen niet overeen'],
    [
      'a short password',
      { password: 'kort', passwordRepeat: 'kort' },
      'Kies een wachtwoord van ten minste 8 tekens.',
    ],
    [
      'a common password',
      { password: 'password1', passwordRepeat: 'password1' },
      'Dit wachtwoord is makkelijk te raden. Kies een langer wachtwoord, zonder reeksen, herhalingen, de naam van je bedrijf of je e-mailadres.',
    ],
    [
      'a password with the own names',
      { companyName: 'De Zonnewijzer', password: 'Zonnewijzer2026', passwordRepeat: 'Zonnewijzer2026' },
      'Dit wachtwoord is makkelijk te raden. Kies een langer wachtwoord, zonder reeksen, herhalingen, de naam van je bedrijf of je e-mailadres.',
    ],
    [
      '[V02] an IBAN',
      { iban: 'NL12' },
      'Vul een IBAN in van twee letters en dan 14 tot 16 letters of cijfers.',
    ],
    [
      '[V02] a VAT number that is written too long',
      { vatNumber: 'NL 0000.99998.B57' },
      'Een btw-nummer heeft 12 tot 14 tekens. Vul het in als NL000099998B57.',
    ],
    [
      '[V02] a VAT number',
      { vatNumber: 'NL123' },
      'Een btw-nummer heeft 12 tot 14 tekens. Laat het leeg als je er geen hebt.',
    ],
    [
      '[V04] direct debit from Belgium',
      { paymentMethod: 'debit', mainAddress: { ...main, country: 'BE', postalCode: '9000' } },
      'Kies hoe je betaalt. Automatische incasso kan alleen in Nederland.',
    ],
    [
      '[V05] an invoice address without an e-mail address',
      { invoiceAddress: { ...main, emailAddress: '' } },
      'Factuuradres: vul het e-mailadres voor facturen in.',
    ],
    [
      '[V06] a time between the half hours',
      {
        openingHours: {
          ...buildRegistration().openingHours,
          friday: { closed: false, startTime: '07:15', endTime: '18:00' },
        },
      },
      'Vrijdag: vul een begin- en eindtijd in, of kies Gesloten.',
    ],
    [
      'a street that is too long',
      { mainAddress: { ...main, street: 'x'.repeat(101) } },
      'Bezorgadres: gebruik voor de straat ten hoogste 100 tekens.',
    ],
    ['[V06] terms not agreed to', { tos: false }, 'Ga akkoord met de algemene voorwaarden.'],
  ])('%s', async (_name, differences, reason) => {
    expect(await reasonsFor(differences)).toEqual([reason]);
  });

  test('[V05] any postcode is accepted', async () => {
    const mainAddress = { ...main, country: 'BE' as const, postalCode: 'B-9000 (haven)' };
    await client.register(buildRegistration({ email: 'haven@krekel.test', mainAddress }));
  });

  test('a refusal stores nothing', async () => {
    await reasonsFor({ email: 'fout@krekel.test', tos: false });
    expect(await api.database.sql`select id from users where email = 'fout@krekel.test'`).toEqual([]);
  });
});

test('the number of registrations per network is limited', async () => {
  const throttled = await openTestApi({ environment: { LOGIN_THROTTLE: 'on' }, database: api.database });
  onTestFinished(throttled.close);
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) =>
      createTestClient(throttled).register(buildRegistration({ email: `r${index}@krekel.test` })),
    ),
  );
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused.map(({ status }) => status)).toEqual([429, 429]);
  expect(refused[0].retryAfter).toBeGreaterThan(600);
});
