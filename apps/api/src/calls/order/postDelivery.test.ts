import type { WireOrderDetail } from '@magazijn/api-client/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoProductRow, demoProduct } from '../../testing/demoProduct.ts';
import { draftOf } from '../../testing/draftOf.ts';
import { openTestApi, type TestApi } from '../../testing/openTestApi.ts';

let api: TestApi;
let token: string;
let paint: DemoProductRow;

beforeAll(async () => {
  api = await openTestApi();
  token = await api.logIn('vlinder');
  paint = await demoProduct(api.database, 'demo-verf');
});
afterAll(() => api.close());

const choose = (id: number | string, date: number | string, bearer = token): Promise<Response> =>
  api.send('POST', `/order/delivery/${id}`, { token: bearer, form: { date: String(date) } });

test('[T61] one of the offered dates is kept, and is the order’s once placed', async () => {
  const draft = await draftOf(api, token, [[paint.id, 20]]);
  const last = draft.delivery_dates[5] ?? 0;
  expect((await choose(draft.order_id, last)).status).toBe(200);
  expect((await draftOf(api, token, [[paint.id, 20]])).delivery).toBe(last);
  await api.data('GET', `/payment/account/${draft.order_id}`, { token });
  const order = await api.data<WireOrderDetail>('GET', `/order/detail/${draft.order_id}`, { token });
  expect(order.delivery).toBe(last);
});

test('[C12] any other date is refused and changes nothing', async () => {
  const draft = await draftOf(api, token, [[paint.id, 21]]);
  const [first = 0, second = 0] = draft.delivery_dates;
  await choose(draft.order_id, second);
  const day = 24 * 60 * 60;
  for (const date of [first - day, first + 1, first + 60 * day, '99999999999']) {
    expect((await choose(draft.order_id, date)).status).toBe(422);
  }
  for (const date of ['', 'morgen', '-1', '1e9', '2026-11-19']) {
    expect((await choose(draft.order_id, date)).status).toBe(400);
  }
  expect((await draftOf(api, token, [[paint.id, 21]])).delivery).toBe(second);
});

test('[R03] of another company’s draft nothing is changed, and nothing is told', async () => {
  const draft = await draftOf(api, token, [[paint.id, 22]]);
  const response = await choose(draft.order_id, draft.delivery_dates[3] ?? 0, await api.logIn('bij'));
  const unknown = await choose(999_999, draft.delivery_dates[3] ?? 0);
  expect([response.status, unknown.status]).toEqual([404, 404]);
  expect(await response.json()).toEqual(await unknown.json());
  expect((await draftOf(api, token, [[paint.id, 22]])).delivery).toBe(draft.delivery);
});

test('of a placed order the date stays', async () => {
  const draft = await draftOf(api, token, [[paint.id, 23]]);
  await api.data('GET', `/payment/account/${draft.order_id}`, { token });
  expect((await choose(draft.order_id, draft.delivery_dates[4] ?? 0)).status).toBe(409);
});

test('a date that has passed meanwhile gives way to the first that is left', async () => {
  const draft = await draftOf(api, token, [[paint.id, 24]]);
  const second = draft.delivery_dates[1] ?? 0;
  api.setTime('2026-11-18T11:00:00Z');
  expect((await choose(draft.order_id, draft.delivery_dates[0] ?? 0)).status).toBe(422);
  expect((await draftOf(api, token, [[paint.id, 24]])).delivery).toBe(second);
  await api.data('GET', `/payment/account/${draft.order_id}`, { token });
  const order = await api.data<WireOrderDetail>('GET', `/order/detail/${draft.order_id}`, { token });
  api.setTime('2026-11-18T10:00:00Z');
  expect(order.delivery).toBe(second);
});
