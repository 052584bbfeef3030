import type { WireDeliveryAddress, WireDeliveryPlan } from '@magazijn/api-client/schemas';
import { expect, test } from 'vitest';
import { createTestClient } from '../testing/createTestClient.ts';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop();

const plan = (token = shop.token) => shop.api.data<WireDeliveryPlan>('GET', '/delivery/plan', { token });
const location = {
  label: 'Locatie Oost',
  street: 'Eikenweg',
  number: '7',
  postal_code: '3581kl',
  city: 'Utrecht',
  country: 'NL',
};
const add = (form: object = {}, token = shop.token) =>
  shop.api.send('POST', '/account/addresses', { token, form: { ...location, ...form } });
const addresses = async (token = shop.token) =>
  (await shop.api.data<{ addresses: WireDeliveryAddress[] }>('GET', '/account/addresses', { token }))
    .addresses;
const setDelivery = (id: number, form: Readonly<Record<string, string>>) =>
  shop.api.send('POST', `/order/delivery/${id}`, { token: shop.token, form });
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;
const idOf = async (response: Response) => ((await response.json()) as { data: { id: number } }).data.id;

test('the plan has the next cut-off and the placed orders of the company from today on, by date', async () => {
  expect(await plan()).toEqual({
    cut_off: Date.parse('2026-11-18T11:00:00Z'),
    first_date: '2026-11-19',
    closed_days: [],
    deliveries: [],
  });
  const [later, first, draft, cancelled] = await Promise.all(
    [20, 21, 22, 23].map(async (units) => (await shop.draft([[shop.paint.id, units]])).order_id),
  );
  const friday = String(Date.parse('2026-11-20T11:00:00Z') / 1000);
  await setDelivery(later ?? 0, { date: friday, note: 'Achterom' });
  for (const id of [later, first, cancelled]) await shop.place(id ?? 0);
  await shop.api.data('POST', `/order/cancel/${cancelled}`, { token: shop.token, form: {} });
  const { deliveries } = await plan();
  expect(deliveries).toMatchObject([
    {
      order_id: first,
      date: '2026-11-19',
      changeable_until: Date.parse('2026-11-18T11:00:00Z'),
      lines_changeable: 1,
      units: 21,
      address: { id: null, label: 'Hoofdadres' },
      payment: 'on_account',
    },
    {
      order_id: later,
      date: '2026-11-20',
      changeable_until: Date.parse('2026-11-19T11:00:00Z'),
      driver_note: 'Achterom',
    },
  ]);
  expect(deliveries.map((delivery) => delivery.order_id)).not.toContain(draft);
  expect((await plan(await shop.api.logIn('bij'))).deliveries).toEqual([]);
  // Today's delivery is still there, without a change; yesterday's is not.
  shop.api.setTime('2026-11-19T20:00:00Z');
  const token = await shop.api.logIn('vlinder');
  expect((await plan(token)).deliveries).toMatchObject([
    { order_id: first, changeable_until: null, lines_changeable: 0 },
    { order_id: later, changeable_until: null },
  ]);
  shop.api.setTime('2026-11-19T23:30:00Z');
  expect(
    (await plan(await shop.api.logIn('vlinder'))).deliveries.map((delivery) => delivery.order_id),
  ).toEqual([later]);
});

test('the plan takes as many statements for many orders as for none', async () => {
  const count = async () => {
    shop.api.statements.length = 0;
    await plan();
    return shop.api.statements.length;
  };
  const before = await count();
  for (const units of [20, 21, 22]) await shop.place((await shop.draft([[shop.paint.id, units]])).order_id);
  expect(await count()).toBe(before);
});

test('addresses are those of the company, its main one first; the same one is added once', async () => {
  const id = await idOf(await add());
  expect(await idOf(await add({ postal_code: '3581 KL' }))).toBe(id);
  const main = (await addresses())[0];
  expect(main).toMatchObject({ id: null, label: 'Hoofdadres' });
  expect((await addresses()).slice(1)).toEqual([
    expect.objectContaining({
      id,
      label: 'Locatie Oost',
      company_name: expect.stringContaining('Vlinder'),
      postal_code: '3581 KL',
    }),
  ]);
  const taken = await add({ label: 'locatie oost', street: 'Beukenweg' });
  expect([taken.status, await messageOf(taken)]).toEqual([
    422,
    'Er is al een bezorgadres met deze naam. Kies een andere naam.',
  ]);
  const bee = await shop.api.logIn('bij');
  expect(await addresses(bee)).toHaveLength(1);
  const remove = (token: string) => shop.api.send('DELETE', `/account/addresses/${id}`, { token });
  expect((await remove(bee)).status).toBe(404);
  expect((await remove(shop.token)).status).toBe(200);
  expect((await remove(shop.token)).status).toBe(404);
  await createTestClient(shop.api, shop.token).removeDeliveryAddress(id);
  expect(await addresses()).toHaveLength(1);
});

test('an address that is incomplete or abroad is refused with what to do', async () => {
  const empty = await add({ label: ' ', street: '' });
  expect([empty.status, await messageOf(empty)]).toEqual([422, 'Geef het adres een naam. Vul de straat in.']);
  const abroad = await add({ country: 'BE', postal_code: '9000' });
  expect([abroad.status, await messageOf(abroad)]).toEqual([
    422,
    'Kies hetzelfde land als dat van je hoofdadres: de btw hangt ervan af.',
  ]);
});

test('a draft has its date, address and note, and the order keeps them', async () => {
  const address = await idOf(await add());
  const { order_id: id, delivery_dates: dates } = await shop.draft([[shop.paint.id, 20]], {
    headers: { 'Idempotency-Key': 'cart-1' },
  });
  expect((await setDelivery(id, { address: String(address) })).status).toBe(200);
  expect((await setDelivery(id, { note: '  Achterom\u200b ' })).status).toBe(200);
  expect((await setDelivery(id, { date: String(dates[1]) })).status).toBe(200);
  const again = await shop.draft([[shop.paint.id, 20]], { headers: { 'Idempotency-Key': 'cart-1' } });
  expect(again).toMatchObject({
    order_id: id,
    delivery: dates[1],
    delivery_address_id: address,
    driver_note: 'Achterom',
  });
  await shop.place(id);
  expect(await shop.detail(id)).toMatchObject({
    main_address: { street: 'Eikenweg', postal_code: '3581 KL' },
    delivery_address_id: address,
    driver_note: 'Achterom',
  });
  expect((await setDelivery(id, { note: 'x' })).status).toBe(409);
});

test('a draft takes no other company’s address, no empty form and no long note', async () => {
  const address = await idOf(await add({}, await shop.api.logIn('bij')));
  const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
  const refused = await setDelivery(id, { address: String(address) });
  expect([refused.status, await messageOf(refused)]).toEqual([
    422,
    'Dit bezorgadres is er niet meer. Kies een ander adres.',
  ]);
  expect((await setDelivery(id, {})).status).toBe(400);
  expect((await setDelivery(id, { note: 'x'.repeat(201) })).status).toBe(400);
});
