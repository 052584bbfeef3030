import { ApiError, type Order } from '@magazijn/api-client';
import { beforeEach, expect, test, vi } from 'vitest';
import { placeOrder } from './placeOrder.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const lost = new ApiError('unreachable', 'No answer');
const refused = (status: number, message = '') => new ApiError('refused', message, { status });
const place = (failure: ApiError, order: () => Promise<Order | null>) =>
  placeOrder({ placeOrder: () => Promise.reject(failure), order }, 42);
const standing = (status: string) => async () => ({ status, deliveryDate: 1_795_000_000 }) as Order;

test('[T62] an answer settles it without another question', async () => {
  const order = vi.fn();
  for (const deliveryDate of [1_795_000_000, null]) {
    const answered = await placeOrder({ placeOrder: async () => deliveryDate, order }, 42);
    expect(answered).toEqual({ kind: 'placed', deliveryDate });
  }
  expect(await place(refused(409, 'Te weinig.'), order)).toEqual({ kind: 'refused', reason: 'Te weinig.' });
  expect(await place(refused(404, 'Not found.'), order)).toEqual({ kind: 'refused', reason: '' });
  expect(order).not.toHaveBeenCalled();
});

test.each([lost, refused(502), refused(503), refused(504), refused(500), refused(429), refused(401)])(
  '[T62] after %s the server is asked first',
  async (failure) => {
    expect(await place(failure, standing('placed'))).toEqual({
      kind: 'placed',
      deliveryDate: 1_795_000_000,
    });
    expect(await place(failure, async () => null)).toEqual({ kind: 'refused', reason: '' });
    expect(await place(failure, () => Promise.reject(lost))).toEqual({ kind: 'unknown' });
  },
);

test.each([refused(500), refused(429), refused(401)])(
  '[T62] after %s, an answer, an order that is not placed was a failure',
  async (failure) => {
    expect(await place(failure, standing('draft'))).toEqual({ kind: 'refused', reason: '' });
  },
);

test.each([lost, refused(502), refused(503), refused(504)])(
  '[T62] after %s, no answer of the back end, an order that is not placed yet may still be',
  async (failure) => {
    expect(await place(failure, standing('draft'))).toEqual({ kind: 'unknown' });
  },
);
