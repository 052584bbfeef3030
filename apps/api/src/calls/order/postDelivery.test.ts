import { weekdayNames } from '@magazijn/domain/validation';
import { afterEach, expect, test } from 'vitest';
import { openTestShop } from '../../testing/openTestShop.ts';

const shop = openTestShop();

afterEach(() => shop.api.database.sql`delete from opening_hours`);

const choose = (id: number | string, date: number | string, bearer = shop.token): Promise<Response> =>
  shop.api.send('POST', `/order/delivery/${id}`, { token: bearer, form: { date: String(date) } });

test('[T61] one of the offered dates is kept, and is the order’s once placed', async () => {
  const draft = await shop.draft([[shop.paint.id, 20]]);
  const last = draft.delivery_dates[5] ?? 0;
  expect((await choose(draft.order_id, last)).status).toBe(200);
  expect((await shop.draft([[shop.paint.id, 20]])).delivery).toBe(last);
  await shop.place(draft.order_id);
  const order = await shop.detail(draft.order_id);
  expect(order.delivery).toBe(last);
});

test('[C12] any other date is refused and changes nothing', async () => {
  const draft = await shop.draft([[shop.paint.id, 21]]);
  const [first = 0, second = 0] = draft.delivery_dates;
  await choose(draft.order_id, second);
  const day = 24 * 60 * 60;
  for (const date of [first - day, first + 1, first + 60 * day, '99999999999']) {
    expect((await choose(draft.order_id, date)).status).toBe(422);
  }
  for (const date of ['', 'morgen', '-1', '1e9', '2026-11-19']) {
    expect((await choose(draft.order_id, date)).status).toBe(400);
  }
  expect((await shop.draft([[shop.paint.id, 21]])).delivery).toBe(second);
});

test('[R03] of another company’s draft nothing is changed, and nothing is told', async () => {
  const draft = await shop.draft([[shop.paint.id, 22]]);
  const response = await choose(draft.order_id, draft.delivery_dates[3] ?? 0, await shop.api.logIn('bij'));
  const unknown = await choose(999_999, draft.delivery_dates[3] ?? 0);
  expect([response.status, unknown.status]).toEqual([404, 404]);
  expect(await response.json()).toEqual(await unknown.json());
  expect((await shop.draft([[shop.paint.id, 22]])).delivery).toBe(draft.delivery);
});

test('of a placed order the date stays', async () => {
  const draft = await shop.draft([[shop.paint.id, 23]]);
  await shop.place(draft.order_id);
  expect((await choose(draft.order_id, draft.delivery_dates[4] ?? 0)).status).toBe(409);
});

test('a date that has passed meanwhile gives way to the first that is left', async () => {
  const draft = await shop.draft([[shop.paint.id, 24]]);
  const second = draft.delivery_dates[1] ?? 0;
  shop.api.setTime('2026-11-18T11:00:00Z');
  expect((await choose(draft.order_id, draft.delivery_dates[0] ?? 0)).status).toBe(422);
  expect((await shop.draft([[shop.paint.id, 24]])).delivery).toBe(second);
  await shop.place(draft.order_id);
  const order = await shop.detail(draft.order_id);
  expect(order.delivery).toBe(second);
});

test('[K05] the days on which the company is closed are not offered, and cannot be chosen', async () => {
  const { sql } = shop.api.database;
  const everyDay = await shop.draft([[shop.paint.id, 25]]);
  const hours = weekdayNames.map((weekday) => ({
    weekday,
    startTime: ['thursday', 'sunday'].includes(weekday) ? null : '07:30',
    endTime: ['thursday', 'sunday'].includes(weekday) ? null : '18:00',
  }));
  await sql`
    insert into opening_hours (company_id, weekday, start_time, end_time)
      select (select company_id from users where email = 'vlinder@demo.magazijn.test'), *
        from jsonb_to_recordset(${sql.json(hours)}) as hours (weekday text, "startTime" text, "endTime" text)`;
  const draft = await shop.draft([[shop.paint.id, 26]]);
  const days = draft.delivery_dates.map((seconds) => new Date(seconds * 1000).getUTCDay());
  expect(days).toEqual([5, 1, 2, 3, 5, 1]);
  expect(draft.delivery).toBe(draft.delivery_dates[0]);
  expect((await shop.price([[shop.paint.id, 1]])).delivery_dates).toEqual(draft.delivery_dates);
  expect((await choose(draft.order_id, everyDay.delivery_dates[0] ?? 0)).status).toBe(422);
});
