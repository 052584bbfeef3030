import { ApiError } from '@magazijn/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testToken } from '../../testing/testToken.ts';
import { setUpCart } from './testing/setUpCart.ts';
import { whenSettled } from './whenSettled.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function openCart() {
  const { open, session, calls } = setUpCart();
  session.logIn(testToken());
  return { cart: open(), calls };
}

test('resolves at once without a pending call', async () => {
  const { cart } = openCart();
  expect((await whenSettled(cart)).quantities).toEqual({});
});

test('resolves after the response, also after a retry', async () => {
  const { cart, calls } = openCart();
  cart.addAll({ 1: 2 });
  const listener = vi.fn();
  void whenSettled(cart).then(listener);
  await vi.advanceTimersByTimeAsync(200);
  calls[0]?.fail(new ApiError('unreachable', 'lost'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(listener).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  calls[1]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(listener.mock.lastCall?.[0]).toMatchObject({ quantities: { 1: 2 }, status: 'settled' });
});

test('resolves after a refusal', async () => {
  const { cart, calls } = openCart();
  cart.addAll({ 1: 2 });
  const settled = whenSettled(cart);
  await vi.advanceTimersByTimeAsync(200);
  calls[0]?.fail(new ApiError('refused', 'Te veel', { status: 422 }));
  await vi.advanceTimersByTimeAsync(0);
  expect((await settled).refusal).not.toBe('');
});
