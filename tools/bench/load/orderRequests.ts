import type { Request } from 'autocannon';
import { cartBody, customerHeaders, formType } from './customers.ts';

/** Values of the first response that the two following requests need. */
interface OrderContext {
  id?: number;
  date?: number;
}

/**
 * The requests of an order of five lines: create, choose a delivery date, place. Each round has other products and
 * another company, so that no draft is reused and no company is throttled.
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
        const next = context as OrderContext;
        next.id = data.order.order_id;
        next.date = data.order.delivery_dates[round % 3] ?? 0;
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
