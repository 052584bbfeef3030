import { expect, test } from 'vitest';
import { wednesday } from '../testing/openTestApi.ts';
import { openTestShop } from '../testing/openTestShop.ts';
import { applyRetention } from './applyRetention.ts';

const shop = openTestShop();
const apply = (iso: string) => applyRetention(shop.api.database, new Date(iso));

test('expired rows are removed, younger ones are kept', async () => {
  const { sql } = shop.api.database;
  await sql`truncate outbox, login_attempts, sessions cascade`;
  await sql`insert into login_attempts values ('a', '2026-11-18T10:00Z'), ('b', '2026-11-18T11:00Z')`;
  await sql`
    insert into sessions (id, login_id, user_id, original_user_id, created_at, last_used_at, expires_at)
      select id, id, 1, 1, now(), now(), ends::timestamptz
        from (values (gen_random_uuid(), '2026-11-18T10:00Z'), (gen_random_uuid(), '2026-11-18T11:00Z')) as s (id, ends)`;
  await sql`insert into password_resets values ('a', 1, '2026-11-18T10:00Z'), ('b', 1, '2026-11-18T11:00Z')`;
  await sql`
    insert into punch_out_codes (code_hash, user_id, call_up, expires_at)
      values ('a', 1, '{}', '2026-11-18T10:00Z'), ('b', 1, '{}', '2026-11-18T11:00Z')`;
  await sql`
    insert into outbox (kind, unique_key, payload, created_at, sent_at)
      values ('a', 'sent', '{}', '2026-10-19T09:00Z', '2026-10-19T09:00Z'),
        ('a', 'young', '{}', '2026-10-19T11:00Z', '2026-10-19T11:00Z'),
        ('a', 'unsent', '{}', '2025-11-19T09:00Z', null), ('a', 'over', '{}', '2025-11-17T09:00Z', null)`;
  expect(await apply('2026-11-18T10:30:00Z')).toEqual({
    login_attempts: 1,
    sessions: 1,
    password_resets: 1,
    punch_out_codes: 1,
    outbox: 2,
  });
  expect(await sql`select unique_key from outbox order by id`).toEqual(
    ['young', 'unsent'].map((uniqueKey) => ({ uniqueKey })),
  );
  expect(await apply('2026-11-18T10:30:00Z')).toEqual({});
});

test('a draft is removed a day after its expiry, an unpaid order after 90 days, an invoice after seven whole years', async () => {
  const { sql } = shop.api.database;
  const ids: number[] = [];
  for (const quantity of [20, 21, 22]) ids.push((await shop.draft([[shop.paint.id, quantity]])).order_id);
  const [, unpaid = 0, placed = 0] = ids;
  await sql`update orders set status = 'refused' where id = ${unpaid}`;
  await shop.place(placed);
  const left = async () =>
    (await sql<{ id: number }[]>`select id from orders order by id`).map(({ id }) => id);
  expect((await apply('2026-11-19T09:00:00Z')).orders).toBeUndefined();
  expect((await apply('2026-11-19T11:00:00Z')).orders).toBe(1);
  expect(await left()).toEqual([unpaid, placed]);
  expect((await apply('2027-02-17T09:00:00Z')).orders).toBeUndefined();
  expect((await apply('2027-02-18T11:00:00Z')).orders).toBe(1);
  // In Amsterdam the year begins an hour before UTC.
  expect((await apply('2033-12-31T22:59:00Z')).orders).toBeUndefined();
  expect(await left()).toEqual([placed]);
  expect((await apply('2033-12-31T23:01:00Z')).orders).toBe(1);
  expect(await sql`select from order_lines`).toHaveLength(0);
});

test('an unpaid attempt to pay invoices is removed after 90 days, a paid one after seven whole years', async () => {
  const { sql } = shop.api.database;
  const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
  await shop.place(id);
  await sql`
    with attempts as (
      insert into payments (company_id, user_id, attempt, reference, idempotency_key, state, amount_cents, session_id,
          created_at, expires_at)
        select company_id, user_id, attempt, 'F000000001-' || attempt, '', state, 100, 'CS' || attempt, ${wednesday},
            ${wednesday}
          from orders, (values (1, 'expired'), (2, 'authorised')) as made (attempt, state)
        returning id, state
    )
    insert into invoice_payments (order_id, payment_id, amount_cents, paid_on)
      select ${id}, id, 100, case when state = 'authorised' then '2026-11-19'::date end from attempts`;
  expect((await apply('2027-02-16T09:00:00Z')).payments).toBeUndefined();
  expect((await apply('2027-02-17T11:00:00Z')).payments).toBe(1);
  expect(await sql`select paid_on from invoice_payments`).toHaveLength(1);
  expect((await apply('2033-12-31T22:59:00Z')).payments).toBeUndefined();
  expect(await apply('2033-12-31T23:01:00Z')).toMatchObject({ orders: 1, payments: 1 });
});

test('removes several batches, and audit events after a year', async () => {
  const { sql } = shop.api.database;
  await sql`truncate login_attempts`;
  await sql`insert into login_attempts select n::text, '2026-01-01' from generate_series(1, 1201) as n`;
  expect((await apply('2026-11-18T10:00:00Z')).login_attempts).toBe(1201);
  await sql`insert into audit_events (happened_at, event) values (now() - interval '370 days', 'login')`;
  expect((await applyRetention(shop.api.database, new Date())).audit_events).toBe(1);
  await expect(sql`delete from audit_events`).rejects.toThrow('neither changed nor removed');
});

test('a refused registration and an expired link are removed after 90 days, others stay', async () => {
  const { sql } = shop.api.database;
  await sql`
    insert into companies (customer_number, name, payment)
      select n, n, 'ideal' from unnest(array['old', 'young', 'open']) as n`;
  await sql`
    insert into registrations (company_id, created_at, refused_at)
      select id, '2026-01-01', case name when 'old' then '2026-08-01T10:00Z' when 'young' then '2026-08-02T10:00Z' end::timestamptz
        from companies where name in ('old', 'young', 'open')`;
  await sql`
    insert into users (company_id, email, password_hash, disabled)
      select id, name || '@krekel.test', '', true from companies where name in ('old', 'young', 'open')`;
  await sql`
    insert into registration_links
      select ends, id, ends::timestamptz
        from companies, unnest(array['2026-08-01T10:00Z', '2026-08-02T10:00Z']) as ends where name = 'open'`;
  const { users, companies, registration_links } = await apply('2026-10-31T09:00:00Z');
  expect({ users, companies, registration_links }).toEqual({ users: 1, companies: 1, registration_links: 1 });
  expect(await sql`select name from companies where name in ('old', 'young', 'open') order by id`).toEqual([
    { name: 'young' },
    { name: 'open' },
  ]);
});
