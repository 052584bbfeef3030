import type { Request } from 'autocannon';
import { press } from '../load/press.ts';
import { scaledRequests } from '../load/scaledRequests.ts';
import type { StartedShop } from '../startServer.ts';

/** What a request of a kind costs, when nothing else is asked at the same time. */
export interface Cost {
  readonly name: string;
  readonly milliseconds: number;
}

/** Seconds for each kind. */
const [warmUp, measured] = [1, 3];

/** One connection, so that what is measured is the cost of a request and not a queue. */
export async function growth(
  shop: StartedShop,
  tokens: readonly string[],
  products: number,
): Promise<Cost[]> {
  const { origin } = shop.backEnd;
  const kinds = scaledRequests(tokens, products);
  const costs: Cost[] = [];
  for (const [name, requests] of Object.entries<Request[]>(kinds)) {
    await press(origin, () => requests, { connections: 1, seconds: warmUp });
    const { perSecond } = await press(origin, () => requests, { connections: 1, seconds: measured });
    costs.push({ name, milliseconds: 1000 / perSecond });
  }
  return costs;
}
