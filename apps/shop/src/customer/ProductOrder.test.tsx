import type { CartIntent } from '@magazijn/api-client';
import { buildCart, buildCartLine, buildProduct } from '@magazijn/api-client/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AddedNotice } from '../app/AddedNotice.tsx';
import { createShopStores } from '../app/createShopStores.ts';
import { answerCart } from '../cart/testing/answerCart.ts';
import { tokenKey } from '../session/tokenKeys.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { StoresProvider } from '../stores/StoresProvider.tsx';
import { testToken } from '../testing/testToken.ts';
import { customerCode } from './customerCode.ts';
import { ProductOrder } from './ProductOrder.tsx';

// The cart's code comes late; in these tests it is there.
beforeAll(() => customerCode.load());
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const product = buildProduct({ id: 1, name: 'Appelmoes', stock: 4, available: true });

/** A product's button over a real cart, whose server answers each line with the given properties. */
function renderOrder(line: (quantity: number) => Parameters<typeof buildCartLine>[0] = () => ({})) {
  const recalculateCart = async (intent: CartIntent) => {
    const quantity = intent.amounts[1] ?? 0;
    const lines = [buildCartLine({ productId: 1, name: 'Appelmoes', quantity, stock: 4, ...line(quantity) })];
    return answerCart(intent, buildCart({ lines }));
  };
  const stores = createShopStores({
    storage: memoryStorage(new Map([[tokenKey, testToken()]])),
    apiFor: () => ({ recalculateCart }) as never,
    onRefused: () => {},
  });
  render(
    <MemoryRouter>
      <StoresProvider stores={stores}>
        <ProductOrder product={product} size="card" />
        <AddedNotice />
      </StoresProvider>
    </MemoryRouter>,
  );
  return stores.cart;
}

const addButton = () => screen.getByRole('button', { name: 'Voeg toe' });
const settled = (cart: ReturnType<typeof renderOrder>) =>
  waitFor(() => expect(cart.getState().status).toBe('settled'));

test('[T22] minus at 1 takes the product out of the cart and gives the button back', async () => {
  const cart = renderOrder();
  fireEvent.click(addButton());
  expect(cart.getState().amounts).toEqual({ 1: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Eén minder' }));
  expect(cart.getState().amounts).toEqual({});
  expect(addButton()).toBeTruthy();
});

test('[T22] a 1 that was being typed when the product left the cart elsewhere does not bring it back', () => {
  const cart = renderOrder();
  act(() => cart.setQuantity(1, 3));
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '1' } });
  act(() => cart.setQuantity(1, 0));
  expect(cart.getState().amounts).toEqual({});
  expect(addButton()).toBeTruthy();
});

test('more than the stock is said while it is typed, before the server knows', () => {
  const cart = renderOrder();
  act(() => cart.setQuantity(1, 1));
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '5' } });
  expect(screen.getByRole('alert').textContent).toBe('Nog 4 op voorraad');
  expect(cart.getState().amounts).toEqual({ 1: 1 });
});

test('what one more would bring is said as soon as the server has priced the first', async () => {
  const message = 'Nog 1 pak Tekenblok erbij en je krijgt Waskrijtjes cadeau.';
  const cart = renderOrder((quantity) => ({
    incompleteOffer: quantity === 1 ? { path: '/', title: 'Tekenblok', message } : null,
  }));
  fireEvent.click(addButton());
  expect(await screen.findByText(message)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Eén meer' }));
  act(() => cart.setQuantity(1, 2));
  await settled(cart);
  expect(screen.queryByText(message)).toBeNull();
});

test.each([
  ['a limit', { limitMessage: 'Maximaal 20 per bestelling' }, 'Maximaal 20 per bestelling'],
  ['the stock, of a back end that tells no limit', { stock: 0 }, 'Nog 0 op voorraad'],
])('%s is never answered by Toegevoegd', async (_what, line, expected) => {
  const cart = renderOrder(() => line);
  fireEvent.click(addButton());
  await settled(cart);
  const notice = document.querySelector('[data-slot="add-to-cart-notice"]');
  await waitFor(() => expect(notice?.textContent).toContain(expected));
  expect(notice?.textContent).not.toContain('Toegevoegd');
});

test('[T13] what can be ordered is answered by Toegevoegd', async () => {
  const cart = renderOrder();
  fireEvent.click(addButton());
  await settled(cart);
  expect(await screen.findByText('Toegevoegd aan je winkelmand')).toBeTruthy();
});
