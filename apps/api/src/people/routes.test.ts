// Over 300 lines: one clone of the database for all calls about people.
import type { ApiClient, DeliveryAddressForm } from '@magazijn/api-client';
import { maxPeople } from '@magazijn/domain/people';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findBuyer } from '../accounts/findBuyer.ts';
import { composeMail } from '../mail/composeMail.ts';
import { readMailSender } from '../mail/createMailer.ts';
import { renderMailText } from '../mail/renderMail.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { cartForm } from '../testing/cartForm.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { emptyTables } from '../testing/emptyTables.ts';
import { errorsAtOnce } from '../testing/errorsAtOnce.ts';
import { openTestApi, type TestApi, wednesday } from '../testing/openTestApi.ts';

const settings = readApiSettings({ LOGIN_THROTTLE: 'off', PUBLIC_URL: 'https://shop.test' });
const pair = { password: 'Egel-loopt-2027', passwordRepeat: 'Egel-loopt-2027' };
const oak: DeliveryAddressForm = {
  label: '',
  companyName: '',
  firstName: '',
  lastName: '',
  street: 'Eikenweg',
  houseNumber: '7',
  houseNumberSuffix: '',
  postalCode: '3581 KL',
  city: 'Utrecht',
  country: 'NL',
  phoneNumber: '',
};
const egel = { name: 'Egel', email: 'egel@demo.magazijn.test', role: 'buyer' } as const;

let api: TestApi;
let client: ApiClient;
let ownId: number;
beforeAll(async () => {
  api = await openTestApi();
  const { sql } = api.database;
  [{ id: ownId }] = await sql<[{ id: number }]>`select id from users where email like 'vlinder@%'`;
});
afterAll(() => api.close());
beforeEach(async () => {
  const { sql } = api.database;
  api.setTime(wednesday);
  await emptyTables(sql, 'orders', 'payments', 'invitations', 'outbox');
  await sql`delete from users where email like 'egel@%'`;
  await sql`update users set name = '', role = 'administrator' where id = ${ownId}`;
  // A test may end the session.
  client = createTestClient(api, await api.logIn('vlinder'));
});

async function mailText(): Promise<string> {
  const { sql } = api.database;
  const [row] = await sql<{ payload: object }[]>`
    select payload from outbox where kind = 'invitation' order by id desc limit 1`;
  const clock = () => new Date(wednesday);
  const content = await composeMail({ sql, settings, clock }, 'invitation', row?.payload ?? {});
  return content ? `${content.subject}\n${renderMailText(content, readMailSender(settings))}` : '';
}

const tokenOf = (text: string) => decodeURIComponent(/uitnodiging\?token=([\w%-]+)/.exec(text)?.[1] ?? '');

async function join(person: Parameters<ApiClient['invitePerson']>[0] = egel): Promise<ApiClient> {
  await client.invitePerson(person);
  return createTestClient(
    api,
    await createTestClient(api).acceptInvitation(tokenOf(await mailText()), person.name, pair),
  );
}

describe('an invitation', () => {
  test('is mailed, accepted once, and logs in with name and role', async () => {
    await client.invitePerson(egel);
    const text = await mailText();
    expect(text).toContain('Je bent uitgenodigd om te bestellen voor Kinderopvang De Vlinder');
    expect(text).toContain('Inkoper. Bestelt en ziet bestellingen en facturen.');
    expect(text).toContain('De link werkt één keer, tot en met 25 november 2026.');
    const visitor = createTestClient(api);
    const token = tokenOf(text);
    expect(await visitor.linkedInvitation(token)).toEqual({
      ...egel,
      company: 'Kinderopvang De Vlinder',
      isTaken: false,
    });
    const access = await visitor.acceptInvitation(token, 'Egel van Dam', pair);
    expect(decodeJwt(access)).toMatchObject({ username: egel.email, name: 'Egel van Dam', role: 'buyer' });
    expect(await visitor.linkedInvitation(token)).toBeNull();
    await expect(visitor.acceptInvitation(token, 'Egel', pair)).rejects.toMatchObject({ status: 404 });
    expect(await client.people()).toMatchObject({
      people: [
        { name: '', isYou: true, role: 'administrator' },
        { name: 'Egel van Dam', isYou: false },
      ],
      invitations: [],
    });
  });

  test('of a bookkeeper speaks of invoices, not of ordering', async () => {
    await client.invitePerson({ ...egel, role: 'bookkeeper' });
    const text = await mailText();
    expect(text).toContain('Je bent uitgenodigd voor de facturen van Kinderopvang De Vlinder');
    expect(text).toContain('Bekijk de facturen van Kinderopvang De Vlinder');
    expect(text).not.toContain('Bestel mee');
  });

  test('works for seven days, and not after it is withdrawn', async () => {
    const id = await client.invitePerson(egel);
    const token = tokenOf(await mailText());
    const visitor = createTestClient(api);
    api.setTime('2026-11-25T09:59:00Z');
    expect(await visitor.linkedInvitation(token)).not.toBeNull();
    api.setTime('2026-11-25T10:00:00Z');
    expect(await visitor.linkedInvitation(token)).toBeNull();
    await expect(visitor.acceptInvitation(token, 'Egel', pair)).rejects.toMatchObject({ status: 404 });
    api.setTime(wednesday);
    await client.withdrawInvitation(id);
    expect(await visitor.linkedInvitation(token)).toBeNull();
    expect(await mailText()).toBe('');
    await expect(client.withdrawInvitation(id)).rejects.toMatchObject({ status: 404 });
    const events = await api.database.sql`
      select user_id, details from audit_events where event = 'invitation-withdrawn'`;
    expect(events).toEqual([{ userId: ownId, details: { email: egel.email, role: egel.role } }]);
  });

  test('that is sent again has the latest name and role, and both links work', async () => {
    const id = await client.invitePerson(egel);
    const first = tokenOf(await mailText());
    expect(await client.invitePerson({ ...egel, email: 'EGEL@demo.magazijn.test', role: 'requester' })).toBe(
      id,
    );
    const second = tokenOf(await mailText());
    const visitor = createTestClient(api);
    expect(await visitor.linkedInvitation(first)).toMatchObject({ role: 'requester' });
    expect(await visitor.linkedInvitation(second)).toMatchObject({ role: 'requester' });
  });

  test('can be sent again by a company with the most people; another one is refused', async () => {
    const { sql } = api.database;
    const id = await client.invitePerson(egel);
    await sql`
      insert into invitations (company_id, email, name, role, invited_by, expires_at)
        select company_id, 'egel' || number || '@demo.magazijn.test', 'Egel', role, invited_by, expires_at
          from invitations, generate_series(1, ${maxPeople - 2}) as number`;
    expect(await client.invitePerson(egel)).toBe(id);
    const message = 'Er kunnen hoogstens 200 mensen bij je organisatie horen.';
    await expect(client.invitePerson({ ...egel, email: 'das@demo.magazijn.test' })).rejects.toMatchObject({
      status: 422,
      message,
    });
  });

  test('of two at the same moment, the last that fits is sent; so it is with delivery addresses', async () => {
    const { sql } = api.database;
    await sql`
      insert into invitations (company_id, email, name, role, invited_by, expires_at)
        select company_id, 'egel' || number || '@demo.magazijn.test', 'Egel', 'buyer', id, ${wednesday}::timestamptz
          from users, generate_series(1, ${maxPeople - 2}) as number where id = ${ownId}`;
    const invitations = ['das', 'mol'].map((name) => async () => {
      await client.invitePerson({ ...egel, email: `${name}@demo.magazijn.test` });
    });
    expect(await errorsAtOnce(api, 'companies', invitations)).toEqual([
      'ApiError: Er kunnen hoogstens 200 mensen bij je organisatie horen.',
    ]);
    await sql`
      insert into delivery_addresses (company_id, label, company_name, street, number, postal_code, city, country)
        select company_id, 'Locatie ' || number, '', 'Eikenweg', '7', '3581 KL', 'Utrecht', 'NL'
          from users, generate_series(1, 99) as number where id = ${ownId}`;
    const addresses = ['Oost', 'West'].map(
      (label) => async () => client.addDeliveryAddress({ ...oak, label }),
    );
    expect(await errorsAtOnce(api, 'companies', addresses)).toEqual([
      'ApiError: Je kunt ten hoogste 100 bezorgadressen bewaren.',
    ]);
  });

  test('accepted twice at the same time makes one person', async () => {
    await client.invitePerson(egel);
    const token = tokenOf(await mailText());
    const visitor = createTestClient(api);
    const results = await Promise.allSettled([1, 2].map(() => visitor.acceptInvitation(token, 'Egel', pair)));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await api.database.sql`select from users where email like 'egel@%'`).toHaveLength(1);
  });

  test('to an address with another account is explained in its mail, not to the administrator, and cannot be accepted', async () => {
    await client.invitePerson({ ...egel, email: 'hommel@demo.magazijn.test' });
    const text = await mailText();
    expect(text).toContain('Dit e-mailadres hoort al bij een ander account');
    expect(tokenOf(text)).toBe('');
  });

  test.each([
    ['of somebody who has access', { email: 'vlinder@demo.magazijn.test' }, 409],
    ['without a name', { name: ' ' }, 400],
    ['with an unusable address', { email: 'egel@demo' }, 400],
    ['for an unknown role', { role: 'boss' as 'buyer' }, 400],
  ])('%s is refused', async (_what, change, status) => {
    await expect(client.invitePerson({ ...egel, ...change })).rejects.toMatchObject({ status });
    expect(await api.database.sql`select from outbox`).toHaveLength(0);
  });

  test('with a weak password is refused, and stays usable', async () => {
    await client.invitePerson(egel);
    const token = tokenOf(await mailText());
    const weak = { password: 'geheim', passwordRepeat: 'geheim' };
    const visitor = createTestClient(api);
    await expect(visitor.acceptInvitation(token, 'Egel', weak)).rejects.toMatchObject({ status: 422 });
    expect(await visitor.linkedInvitation(token)).not.toBeNull();
  });

  test('of a company cannot be withdrawn by another one', async () => {
    const id = await client.invitePerson(egel);
    const other = createTestClient(api, await api.logIn('mier'));
    await expect(other.withdrawInvitation(id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a person', () => {
  test('whose access ends is logged out at once, cannot log in, and can be invited again', async () => {
    const person = await join();
    await person.profile();
    const id = (await client.people())?.people.find(({ name }) => name === 'Egel')?.id ?? 0;
    await client.endPerson(id);
    await expect(person.profile()).rejects.toMatchObject({ status: 401 });
    const form = { username: egel.email, password: pair.password };
    expect((await api.send('POST', '/login', { form })).status).toBe(401);
    expect((await client.people())?.people).toHaveLength(1);
    await expect(client.endPerson(id)).rejects.toMatchObject({ status: 404 });
    const back = await join({ ...egel, name: 'Egel terug' });
    await back.profile();
    expect(await api.database.sql`select id from users where email like 'egel@%'`).toEqual([{ id }]);
  });

  test('is greeted by name, and named by the orders they place', async () => {
    const { sql } = api.database;
    await join();
    const token = await api.logIn('egel', pair.password);
    const { order } = await api.data<{ order: { order_id: number } }>('POST', '/order/create', {
      token,
      form: cartForm([[101404, 12]]),
    });
    await api.data('GET', `/payment/account/${order.order_id}`, { token });
    expect((await client.order(order.order_id))?.orderedBy).toBe('Egel');
    const [row] = await sql<{ kind: string; payload: object }[]>`
      select kind, payload from outbox where kind = 'order-confirmation'`;
    const clock = () => new Date(wednesday);
    const content = await composeMail({ sql, settings, clock }, 'order-confirmation', row?.payload ?? {});
    expect(content?.to).toEqual({ name: 'Egel', address: egel.email });
    expect(content?.blocks[0]).toEqual({ kind: 'paragraph', text: 'Hallo Egel,' });
  });

  test('a person who may no longer order cannot be the buyer of a standing order', async () => {
    const { sql } = api.database;
    await join();
    const [{ id }] = await sql<[{ id: number }]>`select id from users where email like 'egel@%'`;
    expect(await findBuyer(sql, id)).toMatchObject({ userId: id });
    await client.savePerson(id, { name: 'Egel', role: 'requester' });
    expect(await findBuyer(sql, id)).toBeNull();
  });

  test('whose role changes has to log in again; a new name alone ends nothing', async () => {
    const person = await join();
    const id = (await client.people())?.people.find(({ name }) => name === 'Egel')?.id ?? 0;
    await client.savePerson(id, { name: 'Egel van Dam', role: 'buyer' });
    await person.profile();
    await client.savePerson(id, { name: 'Egel van Dam', role: 'bookkeeper' });
    await expect(person.profile()).rejects.toMatchObject({ status: 401 });
    const events = await api.database.sql`
      select event, details from audit_events where user_id = ${id} and event like 'person-%' order by id`;
    expect(events).toEqual([
      { event: 'person-joined', details: {} },
      { event: 'person-changed', details: { from: 'buyer', to: 'bookkeeper' } },
    ]);
  });

  test('who changes their own role has to log in again too', async () => {
    await join({ ...egel, role: 'administrator' });
    await client.savePerson(ownId, { name: 'Vlinder', role: 'buyer' });
    await expect(client.profile()).rejects.toMatchObject({ status: 401 });
    expect(decodeJwt(await api.logIn('vlinder'))).toMatchObject({ role: 'buyer', name: 'Vlinder' });
  });

  test('who is the last administrator keeps that role and access; of two, one may go', async () => {
    const message = 'Er moet minstens één beheerder blijven. Maak eerst iemand anders beheerder.';
    await join();
    await expect(client.endPerson(ownId)).rejects.toMatchObject({ status: 409, message });
    await expect(client.savePerson(ownId, { name: 'Vlinder', role: 'buyer' })).rejects.toMatchObject({
      status: 409,
    });
    const id = (await client.people())?.people.find(({ name }) => name === 'Egel')?.id ?? 0;
    await client.savePerson(id, { name: 'Egel', role: 'administrator' });
    const other = createTestClient(api, await api.logIn('egel', pair.password));
    // Both take away the other's role at the same moment.
    const results = await Promise.allSettled([
      client.savePerson(id, { name: 'Egel', role: 'buyer' }),
      other.savePerson(ownId, { name: 'Vlinder', role: 'buyer' }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [left] = await api.database.sql<{ count: number }[]>`
      select count(*)::int from users where role = 'administrator' and id in (${ownId}, ${id})`;
    expect(left?.count).toBe(1);
  });

  test('of another company is not found', async () => {
    const other = createTestClient(api, await api.logIn('mier'));
    await expect(other.savePerson(ownId, { name: 'Mier', role: 'buyer' })).rejects.toMatchObject({
      status: 404,
    });
    await expect(other.endPerson(ownId)).rejects.toMatchObject({ status: 404 });
  });
});

describe('roles', () => {
  const calls = {
    'a price': ['GET', '/shop/cart/saved?version=0'],
    'a draft': ['POST', '/order/create'],
    'an order': ['GET', '/payment/account/1'],
    'the orders': ['GET', '/order/1/100'],
    'an invoice': ['POST', '/order/invoice/1'],
    'an invoice token': ['POST', '/order/invoice/1/token'],
    'the people': ['GET', '/people'],
    'the own company': ['GET', '/account/profile'],
  } as const;

  test.each([
    ['administrator', []],
    ['buyer', ['the people']],
    ['requester', ['an order', 'an invoice', 'an invoice token', 'the people']],
    ['bookkeeper', ['a price', 'a draft', 'an order', 'the orders', 'the people']],
  ] as const)('a %s is refused %j', async (role, refused) => {
    await join({ ...egel, role });
    const token = await api.logIn('egel', pair.password);
    const found: string[] = [];
    for (const [what, [method, path]] of Object.entries(calls)) {
      const { status } = await api.send(method, path, {
        token,
        ...(method === 'POST' ? { form: { 'products[101404]': '1' } } : {}),
      });
      if (status === 403) found.push(what);
      expect(status, what).not.toBe(401);
    }
    expect(found).toEqual(refused);
  });

  test('a bookkeeper sees the catalogue as a visitor, without prices', async () => {
    await join({ ...egel, role: 'bookkeeper' });
    const token = await api.logIn('egel', pair.password);
    const path = '/product/detail/verzorging/luiers/demo-luiers-maat-4';
    const own = await api.data<Record<string, unknown>>('GET', path, { token });
    expect(own).toEqual(await api.data('GET', path));
  });

  test('a parent’s buyer stays a buyer while switched into a company', async () => {
    const { sql } = api.database;
    await sql`update users set role = 'buyer' where email like 'koepel@%'`;
    const parent = await api.logIn('koepel');
    const switched = await api.data<string>('GET', `/account/switch/${ownId}`, { token: parent });
    expect(decodeJwt(switched)).toMatchObject({ role: 'buyer' });
    expect((await api.send('GET', '/people', { token: switched })).status).toBe(403);
    await sql`update users set role = 'administrator' where email like 'koepel@%'`;
  });
});
