import { expect, test } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import type { ApiOptions } from '../transport/ApiOptions.ts';

/** Asks a back end with these last purchases, by a client for each call as pages do. `asked` has the paths. */
function backEndOf(answer: (ids: readonly number[]) => Response) {
  const asked: string[] = [];
  const options: ApiOptions = {
    fetch: async (input) => {
      const url = new URL(input instanceof Request ? input.url : input, 'http://shop.test');
      asked.push(url.pathname + url.search);
      return answer((url.searchParams.get('products') ?? '').split(',').map(Number));
    },
  };
  const lastPurchase = (productId: number, customer = '100001') =>
    createApiClient(options).lastPurchase(productId, customer);
  return { lastPurchase, asked };
}

const boughtOnly = (bought: number) => (ids: readonly number[]) =>
  Response.json({
    data: {
      purchases: ids
        .filter((id) => id === bought)
        .map((id) => ({ product_id: id, quantity: 3, unit: 'doos', ordered_on: '2026-11-12' })),
    },
  });

test('products that are asked for at once share one request; later ones have another', async () => {
  const { lastPurchase, asked } = backEndOf(boughtOnly(8));
  expect(await Promise.all([7, 8, 7].map((id) => lastPurchase(id)))).toEqual([
    null,
    { quantity: 3, unit: 'doos', orderedOn: '2026-11-12' },
    null,
  ]);
  expect(await lastPurchase(9)).toBeNull();
  expect(asked).toEqual(['/api/v1/purchases/last?products=7%2C8', '/api/v1/purchases/last?products=9']);
});

test('another customer’s products are another request', async () => {
  const { lastPurchase, asked } = backEndOf(boughtOnly(7));
  await Promise.all([lastPurchase(7), lastPurchase(8, '100002')]);
  expect(asked).toEqual(['/api/v1/purchases/last?products=7', '/api/v1/purchases/last?products=8']);
});

test('a request has at most 100 products', async () => {
  const { lastPurchase, asked } = backEndOf(boughtOnly(101));
  const found = await Promise.all(Array.from({ length: 130 }, (_, index) => lastPurchase(index + 1)));
  expect(found.filter((purchase) => purchase !== null)).toHaveLength(1);
  expect(asked.map((path) => decodeURIComponent(path).split(',').length)).toEqual([100, 30]);
});

test('a back end without the call has no last purchases; after a failure the next request is another one', async () => {
  let status = 404;
  const { lastPurchase } = backEndOf((ids) =>
    status === 200 ? boughtOnly(7)(ids) : Response.json({ message: 'No.' }, { status }),
  );
  expect(await lastPurchase(7)).toBeNull();
  status = 500;
  await expect(lastPurchase(7)).rejects.toMatchObject({ status: 500 });
  status = 200;
  expect(await lastPurchase(7)).toMatchObject({ quantity: 3 });
});
