import { describe, expect, test } from 'vitest';
import { emptyTables } from '../testing/emptyTables.ts';
import { openPaymentShop } from '../testing/openPaymentShop.ts';

const shop = openPaymentShop();
const keyed = { 'Idempotency-Key': 'cart-1' };
const attempts = () =>
  shop.api.database.sql<{ attempt: number; state: string; reference: string }[]>`
    select attempt, state, reference from payments order by id`;

describe('an order of a company that pays by card', () => {
  test('[C12, E08] has a session of the provider, and its lines and amount stay fixed', async () => {
    const order = await shop.order();
    expect(order.checkout).toEqual({
      sessionId: expect.stringMatching(/^CS/),
      sessionData: expect.any(String),
      clientKey: 'emu_client',
      environment: 'test',
    });
    expect(await shop.statusOf(order)).toBe('awaiting-payment');
    const [row] = await shop.api.database.sql<{ reference: string; amountCents: number }[]>`
      select reference, amount_cents from payments`;
    expect(row?.amountCents).toBe(Math.round(order.shopping_cart.total_inclusive * 100));
    expect(row?.reference).toBe(`KKN${String(order.order_id).padStart(9, '0')}-1`);
  });

  test('opened again it has the same order and session, with and without a key', async () => {
    for (const headers of [{}, keyed]) {
      const [first, second] = [await shop.order(20, headers), await shop.order(20, headers)];
      expect(second.order_id).toBe(first.order_id);
      expect(second.checkout).toEqual(first.checkout);
    }
  });

  test('ten concurrent requests create one order and one session', async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, () => shop.order(21, keyed)));
    expect(new Set(orders.map(({ checkout }) => checkout?.sessionId)).size).toBe(1);
    expect(await attempts()).toHaveLength(1);
  });

  test('[T61] can have another delivery date while it awaits its payment', async () => {
    const order = await shop.order();
    const date = order.delivery_dates[3];
    await shop.api.data('POST', `/order/delivery/${order.order_id}`, {
      token: shop.token,
      form: { date: String(date) },
    });
    expect((await shop.state(order)).delivery).toBe(date);
  });

  test('[V20] cannot be paid below the minimum, nor over the stock', async () => {
    expect((await shop.order(1)).checkout).toBeNull();
    await shop.api.database.sql`update products set stock = 5 where id = ${shop.paint.id}`;
    expect((await shop.order(20)).checkout).toBeNull();
    expect(await attempts()).toEqual([]);
  });

  test('that needs approval has no session, also when another session holds the last of the budget', async () => {
    const { sql } = shop.api.database;
    const setBudget = (amount: number) => sql`
      with gone as (delete from approval_rules)
      insert into approval_rules (company_id, person_id, max_month_cents)
        select company_id, id, ${amount} from users where email like 'mier@%'`;
    await setBudget(0);
    const order = await shop.order();
    expect(order.checkout).toBeNull();
    expect(
      await shop.api.data('GET', `/approvals/check/${order.order_id}`, { token: shop.token }),
    ).toMatchObject({
      needed: 1,
      refusal: expect.stringMatching(/^Je organisatie betaalt met iDEAL of kaart/),
    });
    await setBudget(Math.round((order.shopping_cart.total_exclusive ?? 0) * 150));
    expect((await shop.order()).checkout).not.toBeNull();
    expect((await shop.order(21)).checkout).toBeNull();
    await sql`delete from approval_rules`;
    await sql`update users set role = 'requester' where email like 'mier@%'`;
    expect((await shop.order(22)).checkout).toBeNull();
    await sql`update users set role = 'administrator' where email like 'mier@%'`;
  });

  test('cannot be placed on account', async () => {
    const order = await shop.order();
    const answer = await shop.api.send('GET', `/payment/account/${order.order_id}`, { token: shop.token });
    expect(answer.status).toBe(409);
    expect(await shop.statusOf(order)).toBe('awaiting-payment');
  });
});

describe('a provider that does not answer', () => {
  test.each(['drop', 'fail'])(
    '(%s) causes a 503, and a retry opens the payment of the same draft',
    async (kind) => {
      await shop.provider.fault('sessions', kind);
      const form = { [`products[${shop.paint.id}]`]: '22' };
      const answer = await shop.api.send('POST', '/order/create', {
        token: shop.token,
        headers: keyed,
        form,
      });
      expect(answer.status).toBe(503);
      expect((await answer.json()).message).toMatch(/^Betalen lukt op dit moment niet\. Er is niets besteld/);
      const [draft] = await shop.api.database.sql<
        { id: number; status: string }[]
      >`select id, status from orders`;
      expect(draft?.status).toBe('draft');
      const order = await shop.order(22, keyed);
      expect(order.order_id).toBe(draft?.id);
      expect(order.checkout).not.toBeNull();
      expect(await attempts()).toHaveLength(1);
      expect(shop.api.reports).toMatchObject([{ event: 'payment-provider-failed' }]);
    },
  );

  test('[C12] while it is slow, one of concurrent requests asks, and the others get the same session', async () => {
    await shop.provider.fault('sessions', 'slow');
    const orders = await Promise.all([shop.order(23, keyed), shop.order(23, keyed), shop.order(23, keyed)]);
    expect(new Set(orders.map(({ checkout }) => checkout?.sessionId)).size).toBe(1);
    expect(orders[0]?.checkout).not.toBeNull();
    expect(await attempts()).toMatchObject([{ attempt: 1, state: 'open' }]);
  });

  test('[C12] one refusal fails one of two concurrent requests; the other gets a session', async () => {
    for (let round = 0; round < 6; round += 1) {
      const key = { 'Idempotency-Key': `round-${round}` };
      await shop.provider.fault('sessions', 'expire');
      const form = { [`products[${shop.paint.id}]`]: String(30 + round) };
      const send = () => shop.api.send('POST', '/order/create', { token: shop.token, headers: key, form });
      const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 503]);
      expect(await attempts()).toMatchObject([{ state: 'open' }]);
      await emptyTables(shop.api.database.sql, 'orders', 'payments');
    }
  });

  test('a process that stopped while asking locks the attempt for seconds only', async () => {
    await shop.provider.fault('sessions', 'drop');
    await expect(shop.order(23, keyed)).rejects.toThrow('503');
    const { sql } = shop.api.database;
    await sql`update payments set asked_until = now() + interval '1 second'`;
    expect((await shop.order(23, keyed)).checkout).not.toBeNull();
    expect(await attempts()).toMatchObject([{ attempt: 1, state: 'open' }]);
  });

  test('a slow provider holds no transaction open, so another order can be placed', async () => {
    await shop.provider.fault('sessions', 'slow');
    const waiting = shop.order(23, keyed).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const [row] = await shop.api.database.sql<{ open: number }[]>`
      select count(*)::int as open from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`;
    expect(row?.open).toBe(0);
    const other = await shop.order(24, { 'Idempotency-Key': 'cart-2' });
    expect(other.checkout).not.toBeNull();
    await waiting;
  });

  test('after its refusal a retry of the cart gets a session', async () => {
    await shop.provider.fault('sessions', 'expire');
    await expect(shop.order(25, keyed)).rejects.toThrow('503');
    expect(await attempts()).toEqual([]);
    expect((await shop.order(25, keyed)).checkout).not.toBeNull();
  });
});

describe('after a failed attempt', () => {
  test.each(['Refused', 'Cancelled', 'Error'])(
    '(%s) the same order is paid by a new session',
    async (outcome) => {
      const first = await shop.order(26, keyed);
      await shop.payAtBank(first, outcome);
      await shop.settled();
      expect((await shop.state(first)).state).toBe('refused');
      const second = await shop.order(26, keyed);
      expect(second.order_id).toBe(first.order_id);
      expect(second.checkout?.sessionId).not.toBe(first.checkout?.sessionId);
      await shop.payAtBank(second, 'Authorised');
      await shop.settled();
      expect((await shop.state(first)).state).toBe('placed');
      expect((await attempts()).map(({ state }) => state)).toEqual(['refused', 'authorised']);
    },
  );

  test('a session that expires soon is not returned again', async () => {
    const first = await shop.order(27, keyed);
    shop.api.setTime('2026-11-18T10:56:00Z');
    const second = await shop.order(27, keyed);
    expect(second.order_id).toBe(first.order_id);
    expect(second.checkout?.sessionId).not.toBe(first.checkout?.sessionId);
    expect((await shop.state(first)).state).toBe('expired');
  });

  test('while a bank decides, no second session is opened', async () => {
    const first = await shop.order(28, keyed);
    await shop.payAtBank(first, 'Pending');
    await shop.settled();
    expect((await shop.order(28, keyed)).checkout?.sessionId).toBe(first.checkout?.sessionId);
    expect((await shop.state(first)).state).toBe('pending');
  });
});

describe('an unpaid order', () => {
  const nextDay = '2026-11-19T12:00:00Z';
  const later = async () => {
    shop.api.setTime(nextDay);
    const token = await shop.api.logIn('mier');
    const request = { token, headers: keyed, form: { [`products[${shop.paint.id}]`]: '29' } };
    return (await shop.api.data<{ order: { order_id: number } }>('POST', '/order/create', request)).order
      .order_id;
  };

  test('is abandoned after a day: the same cart becomes a new order at current prices', async () => {
    const first = await shop.order(29, keyed);
    expect(await later()).not.toBe(first.order_id);
    expect(await shop.statusOf(first)).toBe('refused');
  });

  test('[V20] keeps its prices for a day; a session needed after that is for a new order at current prices', async () => {
    const { sql } = shop.api.database;
    const first = await shop.order(29, keyed);
    const day = 24 * 60;
    const at = async (minutes: number) => {
      shop.api.setTime(new Date(Date.parse('2026-11-18T10:00:00Z') + minutes * 60_000).toISOString());
      const token = await shop.api.logIn('mier');
      const request = { token, headers: keyed, form: { [`products[${shop.paint.id}]`]: '29' } };
      return (await shop.api.data<{ order: typeof first }>('POST', '/order/create', request)).order;
    };
    // Renewed within the day; the session outlasts it.
    const renewed = await at(day - 10);
    expect(renewed.order_id).toBe(first.order_id);
    await sql`update products set price_cents = price_cents + 100 where id = ${shop.paint.id}`;
    const handedOutAgain = await at(day + 40);
    expect(handedOutAgain.checkout?.sessionId).toBe(renewed.checkout?.sessionId);
    const after = await at(day + 46);
    expect(after.order_id).not.toBe(first.order_id);
    expect(after.shopping_cart.subtotal_exclusive).toBeCloseTo(
      first.shopping_cart.subtotal_exclusive + 29,
      2,
    );
    expect(await shop.statusOf(first)).toBe('refused');
    const [paying] = await sql<{ amountCents: number }[]>`
      select amount_cents from payments where order_id = ${after.order_id}`;
    expect(paying?.amountCents).toBe(Math.round(after.shopping_cart.total_inclusive * 100));
  });

  test('stays while its payment is pending', async () => {
    const first = await shop.order(29, keyed);
    await shop.payAtBank(first, 'Received');
    await shop.settled();
    expect(await later()).toBe(first.order_id);
    expect(await shop.statusOf(first)).toBe('awaiting-payment');
  });

  test('is still placed when its payment arrives late', async () => {
    const first = await shop.order(29, keyed);
    shop.online = false;
    await shop.payAtBank(first, 'Authorised');
    await later();
    expect(await shop.statusOf(first)).toBe('refused');
    shop.online = true;
    await shop.settled();
    expect(await shop.statusOf(first)).toBe('placed');
  });
});

test('another company gets a 404 for the session', async () => {
  const order = await shop.order();
  for (const name of ['vlinder', 'koepel', 'beheer']) {
    const token = await shop.api.logIn(name);
    const path = `/payment/state/${order.checkout?.sessionId}`;
    expect((await shop.api.send('GET', path, { token })).status).toBe(404);
  }
});
