import type { Request } from 'autocannon';
import { cartBody, customerHeaders, formType } from './customers.ts';

/** What the first answer tells the two requests that follow. */
interface OrderContext {
  id?: number;
  date?: number;
}

/**
 * A whole order of five lines: create, choose the delivery date, place. Every round takes other products, so that no
 * draft is found again, and is of another company: one may make only so many drafts.
 */
export function orderRequests(tokens: readonly string[], connection: number, products: number): Request[] {
  let round = connection * 7919;
  const customer = () => customerHeaders(tokens[round % tokens.length] ?? '');
  return [
    {
      method: 'POST',
      path: '/api/v1/order/create',
      setupRequest: (request) => {
        round += 1;
        return { ...request, headers: { ...customer(), ...formType }, body: cartBody(products, 5, round) };
      },
      onResponse: (_status, body, context) => {
        const { data } = JSON.parse(body) as {
          data: { order: { order_id: number; delivery_dates: number[] } };
        };
        const told = context as OrderContext;
        told.id = data.order.order_id;
        told.date = data.order.delivery_dates[round % 3] ?? 0;
      },
    },
    {
      method: 'POST',
      setupRequest: (request, context) => {
        const { id, date } = context as OrderContext;
        const headers = { ...customer(), ...formType };
        return { ...request, path: `/api/v1/order/delivery/${id}`, headers, body: `date=${date}` };
      },
    },
    {
      method: 'GET',
      setupRequest: (request, context) => ({
        ...request,
        path: `/api/v1/payment/account/${(context as OrderContext).id}`,
        headers: customer(),
      }),
    },
  ];
}
