import type { WireCreatedOrder } from '@magazijn/api-client/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartForm } from '../testing/cartForm.ts';
import { answeredCalls } from '../testing/checkAnswer.ts';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';
import { readPaths } from '../testing/readPaths.ts';
import { allCalls } from './allCalls.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi();
  token = await api.logIn('vlinder');
});
afterAll(() => api.close());

/** Places one order and gives its id. */
async function placedOrder(): Promise<number> {
  const { order } = await api.data<{ order: WireCreatedOrder }>('POST', '/order/create', {
    token,
    form: cartForm([[101404, 12]], { orderReference: 'Groep 3' }),
  });
  await api.data('POST', `/order/delivery/${order.order_id}`, {
    token,
    form: { date: String(order.delivery_dates[1]) },
  });
  await api.data('GET', `/payment/account/${order.order_id}`, { token });
  return order.order_id;
}

test('every call of the contract answers as it is described', async () => {
  const order = await placedOrder();
  await api.data('POST', '/shop/cart', { token, form: cartForm([[101404, 1]]) });
  await api.data('GET', '/product/product-favourite/101404', { token });
  await api.data('GET', '/product/statusmail/101419', { token });
  for (const path of readPaths) await api.data('GET', path.replace('{order}', String(order)), { token });
  await api.data('DELETE', '/product/product-favourite/101404', { token });
  const parent = await api.logIn('koepel');
  const { companies } = await api.data<{ companies: { fk_user_id: number }[] }>('GET', '/account/kdv', {
    token: parent,
  });
  await api.data('GET', `/account/switch/${companies[0]?.fk_user_id}`, { token: parent });
  await api.data('POST', '/logout', { token: parent });
  // checkAnswer has held each of these against its schema.
  const described = allCalls.map(
    ({ description: { method, paths } }) => `${method.toUpperCase()} ${paths[0]}`,
  );
  expect(described.filter((call) => !answeredCalls.has(call))).toEqual([]);
});

test('nothing of anybody is kept by a cache', async () => {
  for (const path of readPaths) {
    const response = await api.send('GET', path.replace('{order}', '1'), { token });
    expect(response.headers.get('cache-control'), path).toBe('no-store');
  }
});
