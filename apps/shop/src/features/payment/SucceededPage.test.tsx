import type { CartIntent } from '@magazijn/api-client';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerCart } from '../../cart/testing/answerCart.ts';
import { groceryPartner } from '../../resources/accountResources.ts';
import { tabStorage } from '../../storage/tabStorage.ts';
import { StoresProvider } from '../../stores/StoresProvider.tsx';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { Confirmation } from './Confirmation.tsx';
import { paymentFailedRoute } from './paymentFailedRoute.ts';
import { paymentSucceededRoute } from './paymentSucceededRoute.ts';
import { keepPendingOrder } from './pendingOrder.ts';

beforeEach(() => sessionStorage.clear());

const api = { recalculateCart: async (intent: CartIntent) => answerCart(intent) };
const open = (partner = false, path = '/bestellen/betalen/gelukt') =>
  renderRoute([paymentSucceededRoute, paymentFailedRoute], path, {
    viewer: 'customer',
    stubs: [stub(groceryPartner, partner)],
    api,
  });
const pending = (customerNumber: string, revision: string) =>
  keepPendingOrder(tabStorage, {
    number: 'KKN000000042',
    customerNumber,
    deliveryDate: deliveryTimestamp('2026-11-24'),
    revision,
  });

test('[S62] thanks, the order’s number and day, and what happens next', async () => {
  pending('100001', 'another');
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Hartelijk dank voor uw bestelling.' })).toBeTruthy();
  expect(screen.getByText('KKN000000042')).toBeTruthy();
  expect(screen.getByText('dinsdag 24 november')).toBeTruthy();
  const history = screen.getByRole('link', { name: 'Naar je bestelhistorie' });
  expect(history.getAttribute('href')).toBe('/profiel/bestelhistorie');
});

test('[S62] the cart that was ordered is emptied', async () => {
  const { stores, unmount } = await open(false, '/bestellen/betalen/mislukt');
  act(() => stores.cart.addAll({ 1: 2 }));
  unmount();
  pending('100001', stores.cart.getState().revision);
  render(
    <StoresProvider stores={stores}>
      <Confirmation customerNumber="100001" partnerEnabled={false} />
    </StoresProvider>,
  );
  expect(stores.cart.getState().units).toBe(0);
});

test('[S62] a cart that was filled since then stays', async () => {
  pending('100001', 'of the cart that was ordered');
  const { stores } = await open();
  act(() => stores.cart.addAll({ 1: 2 }));
  expect(stores.cart.getState().units).toBe(2);
});

test('[S62] a bare link shows the page, without a number, and empties nothing', async () => {
  const { stores } = await open();
  act(() => stores.cart.addAll({ 1: 2 }));
  expect(screen.getByText('Hartelijk dank voor uw bestelling.')).toBeTruthy();
  expect(screen.queryByText('Bestelnummer')).toBeNull();
  expect(stores.cart.getState().units).toBe(2);
});

test('another customer’s order does not show', async () => {
  pending('100002', 'another');
  await open();
  expect(screen.queryByText('KKN000000042')).toBeNull();
});

test('[S62, S88] the grocery partner shows only where the account has it', async () => {
  const without = await open();
  expect(screen.queryByRole('link', { name: 'Naar de boodschappenpartner' })).toBeNull();
  without.unmount();
  await open(true);
  expect(screen.getByRole('link', { name: 'Naar de boodschappenpartner' })).toBeTruthy();
});

test('[S63] mislukt says so and leaves the cart as it is', async () => {
  const { stores } = await open(false, '/bestellen/betalen/mislukt');
  act(() => stores.cart.addAll({ 1: 2 }));
  expect(screen.getByRole('heading', { level: 1, name: 'Betaling mislukt!' })).toBeTruthy();
  expect(screen.getByText('Let op: Uw betaling is mislukt!')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Probeer het opnieuw' }).getAttribute('href')).toBe(
    '/bestellen/betalen',
  );
  expect(screen.getByRole('link', { name: 'Naar je winkelmand' }).getAttribute('href')).toBe('/winkelwagen');
  expect(stores.cart.getState().units).toBe(2);
});
