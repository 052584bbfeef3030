import { cartBody, customerHeaders, formType } from './customers.ts';
import { scaledRequests } from './scaledRequests.ts';

/**
 * Returns a function that sends the request with a given number of the mix: of twenty, 14 pages and details, 3
 * searches, 2 carts and 1 order, whose three requests count as one.
 */
export function mixedRequests(
  origin: string,
  tokens: readonly string[],
  products: number,
): (number: number) => Promise<void> {
  const kinds = scaledRequests(tokens, products);
  const pages = [kinds['page of a sub category'], kinds['page of a main category'], kinds['product detail']];
  const searches = [
    kinds['search for a series, 50 found'],
    kinds['search for a kind, 2 % of the catalogue found'],
  ];
  let orders = 0;

  async function send(path: string, headers: Record<string, string>, body?: string): Promise<string> {
    const response = await fetch(`${origin}${path}`, {
      headers: body === undefined ? headers : { ...headers, ...formType },
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} → ${response.status}: ${text}`);
    return text;
  }

  async function order(headers: Record<string, string>): Promise<void> {
    orders += 1;
    const created = await send('/api/v1/order/create', headers, cartBody(products, 5, orders));
    const { order_id: id, delivery_dates: dates } = JSON.parse(created).data.order;
    await send(`/api/v1/order/delivery/${id}`, headers, `date=${dates[1]}`);
    await send(`/api/v1/payment/account/${id}`, headers);
  }

  return async (number) => {
    const headers = customerHeaders(tokens[number % tokens.length] ?? '');
    const turn = number % 20;
    const round = Math.floor(number / 20);
    if (turn === 19) return order(headers);
    if (turn >= 17) {
      await send('/api/v1/shop/cart', headers, cartBody(products, 10, number));
      return;
    }
    const group = turn >= 14 ? searches[round % searches.length] : pages[number % pages.length];
    const path = group?.[(round * 7 + turn) % group.length]?.path;
    if (path === undefined) throw new Error('The mix has a kind without requests.');
    await send(path, headers);
  };
}
