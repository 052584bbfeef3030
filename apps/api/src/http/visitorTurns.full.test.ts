import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApi } from '../testing/openTestApi.ts';

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Without the queue a cart was thirty times slower. */
const maxRatio = 10;

test('during two hundred visitors’ lists with facets a cart takes at most ten times as long', async () => {
  const api = await openTestApi();
  onTestFinished(api.close);
  const token = await api.logIn('vlinder');
  const server = serve({ fetch: api.app.fetch, port: 0 });
  onTestFinished(() => void server.close());
  await new Promise((listening) => server.once('listening', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
  const [product] = await api.database.sql<{ id: number }[]>`
    select id from products where path = 'demo-luiers-maat-4'`;

  async function priceCart(): Promise<number> {
    const begun = performance.now();
    const response = await fetch(`${origin}/shop/cart`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: new URLSearchParams({
        [`products[${product?.id}]`]: '12',
        discount: '',
        orderReference: '',
      }),
    });
    expect(response.status).toBe(200);
    await response.arrayBuffer();
    return performance.now() - begun;
  }
  async function measure(): Promise<number> {
    const times: number[] = [];
    for (let index = 0; index < 15; index += 1) times.push(await priceCart());
    return median(times);
  }
  await measure();
  const alone = await measure();

  let isFlooding = true;
  let answered = 0;
  const flood = Array.from({ length: 200 }, async (_, index) => {
    for (let round = 0; isFlooding; round += 1) {
      const response = await fetch(
        `${origin}/product/category/verzorging/1/12?facets=1&brand=${index}-${round}`,
      );
      await response.arrayBuffer();
      answered += 1;
      expect([200, 503]).toContain(response.status);
      // Refused clients come back after Retry-After.
      if (response.status === 503) await new Promise((later) => setTimeout(later, 2000));
    }
  });
  const beside = await measure();
  isFlooding = false;
  await Promise.all(flood);
  expect(answered).toBeGreaterThanOrEqual(200);
  expect(beside / alone).toBeLessThan(maxRatio);
});
