import { expect, test } from 'vitest';
import { createApiClient } from '../createApiClient.ts';

const clientOf = (answer: () => Response) => createApiClient({ fetch: async () => answer() });
const found = (data: unknown) => () => Response.json({ data });
const missing = () => Response.json({ message: 'Niet gevonden.' }, { status: 404 });

const location = { id: 4, label: 'Locatie Oost', street: 'Eikenweg', number: 7, country: 'NL' };

test('a plan has its deliveries, each with what can still be changed', async () => {
  const delivery = {
    order_id: 42,
    order_number: 'KKN000000042',
    date: '2026-11-24',
    units: 2,
    total_inclusive: 74.29,
    address: location,
    payment: 'card',
  };
  const plan = await clientOf(
    found({
      cut_off: 1_795_431_600_000,
      first_date: '2026-11-24',
      closed_days: [3],
      deliveries: [{ ...delivery, changeable_until: 1_795_431_600_000, lines_changeable: 1 }, delivery],
    }),
  ).deliveryPlan();
  expect(plan).toMatchObject({ cutOff: 1_795_431_600_000, firstDate: '2026-11-24', closedDays: [3] });
  expect(plan?.deliveries).toMatchObject([
    {
      changeableUntil: 1_795_431_600_000,
      areLinesChangeable: true,
      totalInclusive: 7429,
      orderReference: '',
      address: { id: 4, label: 'Locatie Oost', houseNumber: '7' },
      payment: 'card',
    },
    { changeableUntil: null, areLinesChangeable: false },
  ]);
});

test('a preview has its lines and the reasons of a refusal', async () => {
  const line = {
    product_id: 7,
    description: 'Verf',
    before: 3,
    after: 2,
    price_before: 1.5,
    price_after: 1.25,
  };
  const limit = [{ message: 'Van dit artikel is er niet genoeg:', data: [{ message: 'Verf: nog 1' }] }];
  const wire = {
    total_inclusive: 98.1,
    total_before: 120.3,
    lines: [line],
    limit,
    allowed: 0,
    reason: 'Te veel.',
  };
  expect(await clientOf(found(wire)).previewOrderChange(42, {})).toEqual({
    totalInclusive: 9810,
    before: 12_030,
    lines: [{ productId: 7, description: 'Verf', before: 3, after: 2, priceBefore: 150, priceAfter: 125 }],
    limits: [{ message: 'Van dit artikel is er niet genoeg:', details: ['Verf: nog 1'] }],
    isAllowed: false,
    reason: 'Te veel.',
  });
});

test('a cancelled order gives what is paid back; null when nothing was paid', async () => {
  expect(await clientOf(found({ refund: 106.9 })).cancelOrder(42)).toEqual({ refund: 10_690 });
  expect(await clientOf(found({})).cancelOrder(42)).toEqual({ refund: null });
});

test('a back end without these calls has no plan and no addresses; an address that is gone is removed', async () => {
  const client = clientOf(missing);
  expect(await client.deliveryPlan()).toBeNull();
  expect(await client.deliveryAddresses()).toEqual([]);
  await client.removeDeliveryAddress(4);
});

test('an order has what can still be changed of it, and a cancelled one its state', async () => {
  const order = { id: 42, order_number: 'KKN000000042', creation_date: '2026-11-18T10:00:00Z' };
  const cart = { products: [], total_inclusive: 0, subtotal_exclusive: 0 };
  const wire = { ...order, status: 'cancelled', shopping_cart: cart };
  expect(await clientOf(found(wire)).order(42)).not.toHaveProperty('version');
  const changeable = { changeable_until: 5, lines_changeable: 1, driver_note: 'Bel aan', version: 2 };
  expect(await clientOf(found({ ...wire, ...changeable, delivery_address_id: 4 })).order(42)).toMatchObject({
    state: 'cancelled',
    changeableUntil: 5,
    areLinesChangeable: true,
    driverNote: 'Bel aan',
    version: 2,
    deliveryAddressId: 4,
  });
});
