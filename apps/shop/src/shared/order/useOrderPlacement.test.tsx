import { ApiError, type CartIntent, type Order } from '@magazijn/api-client';
import { buildCart } from '@magazijn/api-client/testing';
import { unknownCart } from '@magazijn/domain/cart';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { answerCart } from '../cart/testing/answerCart.ts';
import { useCart } from '../cart/useCart.ts';
import { paths } from '../links/paths.ts';
import { StoresProvider } from '../stores/StoresProvider.tsx';
import { keepOrderRecord, loadOrderRecord } from './orderRecord.ts';
import { useOrderPlacement } from './useOrderPlacement.ts';

const deliveryDate = 1_795_518_000;
const sent = { id: 42, customerNumber: '100001', deliveryDate, revision: 'a' };
const placed = { status: 'placed', number: 'KKN000000042', deliveryDate, cart: buildCart() } as Order;

function Cart() {
  const { recall } = useOrderPlacement();
  const { known } = useCart();
  useEffect(() => {
    if (known) void recall();
  }, [known, recall]);
  return <h1>{useLocation().pathname}</h1>;
}
const Thanks = () => <h1>Bedankt</h1>;
const places = { [paths.cart.pattern]: Cart, [paths.paymentSucceeded.pattern]: Thanks };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function open(order: () => Promise<Order | null>) {
  const asked = vi.fn(order);
  const page = await renderRoute('/winkelwagen', {
    places,
    viewer: 'customer',
    api: { order: asked, recalculateCart: async (intent: CartIntent) => answerCart(intent) },
  });
  return { ...page, asked };
}

test('[T62] an order that was placed while its tab was loaded again, or closed: gelukt, and nothing to order twice', async () => {
  keepOrderRecord({ sent });
  const { place, asked } = await open(async () => placed);
  await waitFor(() => expect(place()).toBe('/bestellen/betalen/gelukt'));
  expect(asked.mock.calls).toEqual([[42]]);
  expect(loadOrderRecord('100001').placed).toMatchObject({ number: 'KKN000000042' });
  expect(loadOrderRecord('100001').sent).toBeNull();
});

test('one that another tab has taken out of the cart leaves the next cart, and its page, alone', async () => {
  const { stores, unmount } = await open(async () => null);
  await act(async () => {
    stores.cart.takeOut({ id: 42, owner: '100001', revision: '', intent: unknownCart });
    stores.cart.add(1, 2);
  });
  unmount();
  keepOrderRecord({ sent });
  const features = await stores.customer.load();
  const later = { ...features, api: { ...features.api, order: async () => placed } };
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/winkelwagen']}>
        <StoresProvider stores={{ ...stores, customer: { ...stores.customer, loaded: () => later } }}>
          <Cart />
        </StoresProvider>
      </MemoryRouter>,
    );
  });
  expect(stores.cart.getState().quantities).toEqual({ 1: 2 });
  expect(screen.getByRole('heading', { name: '/winkelwagen' })).toBeTruthy();
  expect(loadOrderRecord('100001').sent).toBeNull();
});

test('one that was not placed, or that nobody can ask after now, stays to be asked after', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  keepOrderRecord({ sent });
  const draft = await open(async () => ({ ...placed, status: 'draft' }));
  expect(draft.place()).toBe('/winkelwagen');
  draft.unmount();
  const silent = await open(() => Promise.reject(new ApiError('unreachable', 'No answer')));
  expect(silent.place()).toBe('/winkelwagen');
  expect(loadOrderRecord('100001').sent).toEqual(sent);
});

test('nothing sent, or sent by somebody else: nothing is asked', async () => {
  keepOrderRecord({ sent: { ...sent, customerNumber: '100002' } });
  const { asked } = await open(async () => placed);
  expect(asked).not.toHaveBeenCalled();
});

test('a draft that has had its time is asked after no more', async () => {
  keepOrderRecord({ sent });
  await open(async () => null);
  expect(loadOrderRecord('100001').sent).toBeNull();
});
