import type { CartIntent } from '@magazijn/api-client';
import { buildCart, buildCartLine } from '@magazijn/api-client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { watchRenders } from '../../testing/watchRenders.ts';

const ids = Array.from({ length: 30 }, (_, index) => index + 1);

/** A response with a line for each product, in new objects. */
const priced = ({ quantities }: CartIntent) =>
  buildCart({
    lines: ids
      .filter((id) => quantities[id] !== undefined)
      .map((id) => buildCartLine({ productId: id, name: `Product ${id}`, quantity: quantities[id] ?? 0 })),
  });

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function renderCart() {
  const recalculateCart = vi.fn(async (intent: CartIntent) => answerCart(intent, priced(intent)));
  const { stores } = await renderRoute('/winkelwagen', {
    viewer: 'customer',
    stubs: [stub('orders', []), stub('categories', [])],
    api: { recalculateCart },
  });
  act(() => stores.cart.addAll(Object.fromEntries(ids.map((id) => [id, 2]))));
  const list = await screen.findByRole('list', { name: 'Producten in je winkelmand' });
  await act(() => vi.dynamicImportSettled());
  recalculateCart.mockClear();
  /** Waits for the response and what follows it. */
  const settled = async () => {
    await waitFor(() => expect(stores.cart.getState().status).toBe('settled'));
    await act(nextTask);
  };
  const rendered = watchRenders(within(list).getAllByRole('listitem'));
  return { stores, recalculateCart, settled, rendered };
}

beforeEach(() => {
  localStorage.clear();
});

test('a press renders only its own row: at once, and after the response', async () => {
  const { recalculateCart, settled, rendered } = await renderCart();
  const plus = screen.getAllByLabelText(/^Eén meer/)[6];
  if (!plus) throw new Error('no button');
  fireEvent.click(plus);
  await settled();
  expect(recalculateCart).toHaveBeenCalledTimes(1);
  expect(rendered()).toEqual([6]);
});

test('a removed line and a repeated recalculation render no other row', async () => {
  const { stores, recalculateCart, settled, rendered } = await renderCart();
  act(() => stores.cart.setQuantity(3, 0));
  await settled();
  act(() => stores.cart.recalculate());
  await settled();
  expect(recalculateCart).toHaveBeenCalledTimes(2);
  expect(rendered()).toEqual([2]);
});
