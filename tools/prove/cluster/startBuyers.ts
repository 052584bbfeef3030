import { setTimeout as wait } from 'node:timers/promises';
import { cartBody, customerHeaders, formType } from '../../bench/load/customers.ts';

interface Attempt {
  readonly kind: 'page' | 'order';
  /** When the response arrived, by `performance.now()`. */
  readonly at: number;
  /** False for a status of 500 and over, and without a response. */
  readonly answered: boolean;
}

/** Customers who view pages and place orders until they are stopped. */
export interface Buyers {
  readonly attempts: readonly Attempt[];
  /** The references of orders whose placing was answered with 200. */
  readonly acknowledged: ReadonlySet<string>;
  /** Statuses from 201 to 499; there must be none. */
  readonly refusals: readonly string[];
  /** Settles when the current order of each customer is complete. */
  stop(): Promise<void>;
}

export const linesEach = 5;

/** The pause of a customer, and the delay before a retry, in milliseconds. */
const [paceMs, retryMs] = [200, 250];
const timeoutMs = 10_000;

/**
 * Starts customers of different companies. Failed requests are repeated until they succeed, as the shop does for an
 * order without a response.
 *
 * @param origin the shop's
 */
export function startBuyers(origin: string, tokens: readonly string[], products: number): Buyers {
  const attempts: Attempt[] = [];
  const acknowledged = new Set<string>();
  const refusals: string[] = [];
  let stopped = false;

  async function retry(kind: Attempt['kind'], path: string, init: RequestInit): Promise<string> {
    for (;;) {
      const answer = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(timeoutMs) })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => null);
      const answered = answer !== null && answer.status < 500;
      attempts.push({ kind, at: performance.now(), answered });
      if (answer !== null && answered) {
        if (answer.status === 200) return answer.text;
        throw new Error(`${path} was answered with ${answer.status}: ${answer.text}`);
      }
      await wait(retryMs);
    }
  }

  async function order(token: string, reference: string, round: number): Promise<void> {
    const headers = customerHeaders(token);
    const form = { ...headers, ...formType };
    const body = `${cartBody(products, linesEach, round)}&orderReference=${reference}`;
    const draft = await retry('order', '/api/v1/order/create', { method: 'POST', headers: form, body });
    const { order_id: id, delivery_dates: dates } = JSON.parse(draft).data.order;
    const date = `date=${dates[1]}`;
    await retry('order', `/api/v1/order/delivery/${id}`, { method: 'POST', headers: form, body: date });
    await retry('order', `/api/v1/payment/account/${id}`, { headers });
    acknowledged.add(reference);
  }

  const running = tokens.map(async (token, buyer) => {
    for (let round = 0; !stopped; round += 1) {
      try {
        const group = 1 + ((buyer + round) % 20);
        await retry('page', `/categorie/afdeling-${group}/groep-${group}`, {});
        await wait(paceMs);
        await order(token, `Koper${buyer}-${round}`, buyer * 7919 + round);
      } catch (error) {
        refusals.push(error instanceof Error ? error.message : String(error));
      }
      await wait(paceMs);
    }
  });
  return {
    attempts,
    acknowledged,
    refusals,
    stop: async () => {
      stopped = true;
      await Promise.all(running);
    },
  };
}

/** The longest time without a response of a kind between two moments, in seconds. */
export function longestWait(
  attempts: readonly Attempt[],
  kind: Attempt['kind'],
  from: number,
  to: number,
): number {
  const times = attempts
    .filter((attempt) => attempt.kind === kind && attempt.answered && attempt.at >= from && attempt.at <= to)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  const all = [from, ...times, to];
  return Math.max(...all.slice(1).map((at, index) => at - (all[index] ?? at))) / 1000;
}
