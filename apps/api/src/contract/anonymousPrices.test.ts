import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';
import { readPaths } from '../testing/readPaths.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi({ database: 'shared' });
  token = await api.logIn('vlinder');
});
afterAll(() => api.close());

describe('[R01] an anonymous visitor sees no price', () => {
  test('no response has one, in any field or text of a list', async () => {
    const prices = await api.database.sql<
      { priceCents: number }[]
    >`select distinct price_cents from products`;
    const amounts = new Set(prices.map(({ priceCents }) => priceCents / 100));
    const numbersIn = (value: unknown, name: string): [string, number][] => {
      if (typeof value === 'number') return [[name, value]];
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([key, inner]) =>
        numbersIn(inner, Array.isArray(value) ? name : key),
      );
    };
    for (const path of readPaths) {
      const response = await api.send('GET', path.replace('{order}', '1'));
      if (response.status === 401) continue;
      const answer: unknown = await response.json();
      for (const [name, number] of numbersIn(answer, '')) {
        expect(name, path).not.toMatch(/price|total_ex|total_in|discount/);
        // Whole numbers are stock, ids and counts; another number with cents can only be a price.
        if (name === 'content_amount') continue;
        expect(!Number.isInteger(number) && amounts.has(number), `${path}: ${name}`).toBe(false);
      }
    }
  });

  test('the same lists have prices for a customer', async () => {
    const { products } = await api.data<{ products: { price_exclusive_vat: number | null }[] }>(
      'GET',
      '/product/popular/1/6',
      { token },
    );
    expect(products.every(({ price_exclusive_vat }) => (price_exclusive_vat ?? 0) > 0)).toBe(true);
  });
});
