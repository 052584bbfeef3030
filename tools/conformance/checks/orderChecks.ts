import * as z from 'zod/mini';
import * as schemas from '../../../packages/api-client/src/schemas/index.ts';
import { assert, assertRefusal, found, readData, Skipped } from '../assert.ts';
import { type Check, check, type Session } from '../Check.ts';

const createdSchema = z.object({ order: schemas.createdOrderSchema });

async function history({ send, token }: Session) {
  return readData(await send('GET', '/order/1/100', { token }), schemas.orderListSchema).orders;
}

async function create(session: Session) {
  const { id } = found(session.product, 'product');
  const quantity = found(session.quantity, 'quantity that can be ordered');
  const form = { [`products[${id}]`]: String(quantity), discount: '', orderReference: 'Conformance' };
  const answer = await session.send('POST', '/order/create', { token: session.token, form });
  return readData(answer, createdSchema).order;
}

export const orderChecks: readonly Check[] = [
  check(
    'POST /order/create',
    'returns a draft with delivery dates and its way of payment',
    async (session) => {
      const order = await create(session);
      const { delivery, delivery_dates: dates } = order;
      assert(dates.length > 0, 'there is no delivery date');
      assert(delivery == null || dates.includes(delivery), 'delivery is not in delivery_dates');
      assert(
        order.order_on_account === 1 || order.debit === 1 || order.checkout !== null,
        'it is neither on account nor by debit, and has no checkout',
      );
      session.order = order;
    },
    'draft',
  ),
  check(
    'POST /order/create',
    'returns the same draft for the same cart',
    async (session) => {
      const { order_id } = found(session.order, 'order');
      assert((await create(session)).order_id === order_id, 'the same cart made a second order');
    },
    'draft',
  ),
  check(
    'POST /order/delivery/{orderId}',
    'accepts an offered date and refuses any other',
    async (session) => {
      const { order_id, delivery_dates } = found(session.order, 'order');
      const post = (date: number) =>
        session.send('POST', `/order/delivery/${order_id}`, {
          token: session.token,
          form: { date: String(date) },
        });
      const answer = await post(delivery_dates.at(-1) ?? 0);
      assert(answer.status === 200, `${answer.request} answers ${answer.status} to an offered date`);
      assertRefusal(await post(1_000_000_000), 400, 409, 412, 422);
    },
    'draft',
  ),
  check(
    'GET /payment/account/{orderId}',
    'places the order once, and adds it to the history',
    async (session) => {
      const { order_id, checkout } = found(session.order, 'order');
      if (checkout) throw new Skipped('this user pays by card');
      const before = (await history(session)).length;
      for (const _time of [1, 2]) {
        const answer = await session.send('GET', `/payment/account/${order_id}`, { token: session.token });
        assert(answer.status === 200, `${answer.request} answers ${answer.status} instead of 200`);
      }
      const after = await history(session);
      assert(
        after.filter(({ id }) => id === order_id).length === 1,
        'the history does not have it exactly once',
      );
      assert(after.length === Math.min(100, before + 1), 'the history has not grown by one');
    },
    'order',
  ),
  check('GET /order/1/100', 'lists the orders of the company, newest first', async (session) => {
    const dates = (await history(session)).map(({ creation_date }) => Date.parse(creation_date ?? ''));
    assert(dates.every(Number.isFinite), 'a creation_date is not an ISO 8601 date');
    assert(
      dates.every((date, index) => index === 0 || date <= (dates[index - 1] ?? date)),
      'the orders are not sorted by date, newest first',
    );
  }),
  check('GET /order/detail/{id}', 'returns an order of the history', async (session) => {
    const [order] = await history(session);
    if (!order) throw new Skipped('this company has no order');
    const answer = await session.send('GET', `/order/detail/${order.id}`, { token: session.token });
    assert(readData(answer, schemas.orderDetailSchema).id === order.id, 'it is another order');
  }),
  check(
    'POST /order/invoice/{id}',
    'returns the invoice as PDF for a form with the field Authorization',
    async (session) => {
      const [order] = await history(session);
      if (!order) throw new Skipped('this company has no order');
      const form = { Authorization: `Bearer ${found(session.token, 'token')}` };
      const answer = await session.send('POST', `/order/invoice/${order.id}`, { form });
      const type = answer.headers.get('content-type') ?? 'none';
      assert(answer.status === 200, `${answer.request} answers ${answer.status} instead of 200`);
      assert(type.startsWith('application/pdf'), `the content type is ${type}`);
      assert(answer.text.startsWith('%PDF-'), 'the body is not a PDF');
    },
  ),
  check(
    'GET /order/detail/{id}',
    'answers 404 (or 403) for an order of another company',
    async ({ send, token }) => {
      assertRefusal(await send('GET', '/order/detail/999999999', { token }), 403, 404);
    },
  ),
];
