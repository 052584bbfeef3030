import type { WireCartInfo } from '@magazijn/api-client/schemas';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { cartForm } from '../testing/cartForm.ts';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';
import { limits } from './throttle.ts';

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await openTestApi({ environment: { LOGIN_THROTTLE: 'on' } });
  onTestFinished(api.close);
  token = await api.logIn('vlinder');
});

const price = (discount: string, bearer = token, amount = 12) =>
  api.send('POST', '/shop/cart', { token: bearer, form: cartForm([[101404, amount]], { discount }) });
const statusOf = async (answer: Response) =>
  ((await answer.json()) as { data: WireCartInfo }).data.discount_status;

test('a company may try so many wrong coupons, then none, by a cart or by an order; a quarter of an hour later again', async () => {
  const tried = await Promise.all(
    Array.from({ length: limits['coupon-company'].burst + 20 }, (_, index) => price(`GOK-${index}`)),
  );
  expect(tried.filter(({ status }) => status === 200)).toHaveLength(limits['coupon-company'].burst);
  const refused = await price('DEMO10');
  expect(refused.status).toBe(422);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
  expect((await refused.json()).message).toMatch(/^Je hebt te veel kortingscodes geprobeerd\./);
  const form = cartForm([[101404, 12]], { discount: 'DEMO10' });
  expect((await api.send('POST', '/order/create', { token, form })).status).toBe(422);
  expect((await price('')).status).toBe(200);
  expect(await statusOf(await price('DEMO10', await api.logIn('bij')))).toBe('accepted');
  api.setTime('2026-11-18T10:16:00Z');
  expect(await statusOf(await price('DEMO10'))).toBe('accepted');
});

test('a code counts once, however often its cart is priced, and one that there is does not', async () => {
  await price('DEMO10');
  for (let amount = 1; amount <= 2 * limits['coupon-company'].burst; amount += 1) {
    expect(await statusOf(await price('GOK', token, amount))).toBe('unknown');
  }
  for (let index = 0; index < limits['coupon-company'].burst; index += 1) await price(`GOK-${index}`);
  expect((await price('NOG-EEN')).status).toBe(422);
  expect(await statusOf(await price('DEMO10'))).toBe('accepted');
});

test('a company may have so many different carts made into drafts', async () => {
  const draft = (amount: number) =>
    api.send('POST', '/order/create', { token, form: cartForm([[101404, amount]]) });
  for (let amount = 1; amount <= limits['draft-company'].burst; amount += 1) {
    expect((await draft(amount)).status).toBe(200);
  }
  const refused = await draft(999);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBe(limits['draft-company'].seconds);
  const other = { token: await api.logIn('bij'), form: cartForm([[101404, 999]]) };
  expect((await api.send('POST', '/order/create', other)).status).toBe(200);
});
