import { buildRegistration } from '@magazijn/domain/testing';
import { expect, test } from 'vitest';
import { createTestClient } from '../testing/createTestClient.ts';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop({ DELIVERY_COUNTRIES: 'NL' });
const notInBelgium = 'We bezorgen niet meer in België. Neem contact op met de klantenservice.';

test('GET /settings returns the countries', async () => {
  expect(await shop.api.data('GET', '/settings')).toMatchObject({ delivery_countries: ['NL'] });
});

test('a registration needs a delivery address in one of them; its invoice address may be elsewhere', async () => {
  const client = createTestClient(shop.api);
  const { mainAddress } = buildRegistration();
  const belgian = {
    ...mainAddress,
    country: 'BE',
    postalCode: '9000',
    emailAddress: 'facturen@mus.test',
  } as const;
  await expect(client.register(buildRegistration({ mainAddress: belgian }))).rejects.toMatchObject({
    status: 412,
    reasons: ['Bezorgadres: we bezorgen alleen in Nederland.'],
  });
  await client.register(buildRegistration({ invoiceAddress: belgian }));
});

test('[E07] a customer elsewhere gets no delivery dates, reads why, and cannot order; a draft is not placed', async () => {
  const token = await shop.api.logIn('hommel');
  const lines = [[shop.paint.id, 12]] as const;
  const cart = await shop.price(lines, {}, token);
  expect([cart.delivery_dates, cart.limit]).toEqual([[], [{ message: notInBelgium, data: [] }]]);
  const { order_id: id } = await shop.draft(lines, { token });
  expect((await shop.place(id, token)).status).toBe(409);
  expect(await shop.mails()).toEqual([]);
});

test('a customer in one of them orders as before', async () => {
  const { order_id: id } = await shop.draft([[shop.paint.id, 12]]);
  expect((await shop.place(id)).status).toBe(200);
});
