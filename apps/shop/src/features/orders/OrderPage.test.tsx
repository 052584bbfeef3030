import type { CartIntent } from '@magazijn/api-client';
import { buildCart, buildCartLine } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCart } from '../../cart/testing/answerCart.ts';
import { paths } from '../../paths/paths.ts';
import { order } from '../../resources/orderResources.ts';
import { defineRoute } from '../../routing/defineRoute.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { orderRoute } from './orderRoute.ts';
import { buildOrder } from './testing/buildOrder.ts';

const History = () => <h1>De bestelhistorie</h1>;
const historyRoute = defineRoute({
  path: paths.orderHistory,
  page: 'History',
  load: async () => ({ History }),
});
const line = (productId: number, name: string, changes = {}) =>
  buildCartLine({ productId, name, ...changes });

async function renderOrder(shown: ReturnType<typeof buildOrder> | null, path = '/order/42') {
  const asked: number[] = [];
  const recalculateCart = vi.fn(async (intent: CartIntent) => answerCart(intent));
  const page = await renderRoute([orderRoute, historyRoute], path, {
    viewer: 'customer',
    api: { recalculateCart },
    stubs: [
      stub(order, ({ id }) => {
        asked.push(id);
        return shown;
      }),
    ],
  });
  return { ...page, asked, recalculateCart };
}

const reorder = () => fireEvent.click(screen.getByRole('button', { name: /Opnieuw bestellen$/ }));

test('[S64] the order: number, dates, lines, sums, addresses, how it was paid', async () => {
  await renderOrder(buildOrder());
  expect(screen.getByRole('heading', { level: 1, name: 'Bestelling KKN000000042' })).toBeTruthy();
  expect(document.title).toBe('Bestelling KKN000000042 – Magazijn');
  expect(screen.getByText(/18 november 2026.*bezorging dinsdag 24 november/)).toBeTruthy();
  expect(screen.getByRole('list', { name: 'In je bestelling' }).textContent).toContain('2 × Luiers maat 4');
  expect(
    within(screen.getByRole('region', { name: 'Overzicht' })).getByText('Totaal incl. btw'),
  ).toBeTruthy();
  expect(screen.getByText('3581 KL Utrecht')).toBeTruthy();
  expect(screen.getByText('3581 KL Zeist')).toBeTruthy();
  expect(screen.getByText('Op rekening')).toBeTruthy();
  expect(screen.getByText('Jouw referentie: Groep 3')).toBeTruthy();
});

test('[S64] an order that is not there, or of another company, leads to the history', async () => {
  const { place } = await renderOrder(null);
  expect(place()).toBe('/profiel/bestelhistorie');
});

test.each(['abc', '-1', '1e3', '99999999999'])('[S64] the id %s is nobody’s order', async (id) => {
  const { place, asked } = await renderOrder(null, `/order/${id}`);
  expect(asked.every((number) => number === 0)).toBe(true);
  expect(place()).toBe('/profiel/bestelhistorie');
});

test("[S64, T14] 'Opnieuw bestellen' adds what was bought, on top of the cart, and leaves gifts out", async () => {
  const lines = [
    line(1, 'Luiers'),
    line(2, 'Verf', { quantity: 3 }),
    line(3, 'Waskrijtjes', { giveAway: true, price: cents(0) }),
    line(4, 'Proefje', { price: cents(0) }),
  ];
  const { stores, recalculateCart } = await renderOrder(buildOrder({ cart: buildCart({ lines }) }));
  stores.cart.setQuantity(2, 1);
  await waitFor(() => expect(stores.cart.getState().status).toBe('settled'));
  reorder();
  expect(stores.cart.getState().amounts).toEqual({ 1: 2, 2: 4 });
  expect(screen.getByRole('link', { name: 'Naar je winkelmand' }).getAttribute('href')).toBe('/winkelwagen');
  expect(screen.getByText('- Proefje')).toBeTruthy();
  await waitFor(() => expect(recalculateCart).toHaveBeenCalledTimes(2));
});

test('[S64] a double click orders once', async () => {
  const { stores } = await renderOrder(buildOrder());
  reorder();
  reorder();
  expect(stores.cart.getState().amounts).toEqual({ 1: 2 });
  await waitFor(() => expect(stores.cart.getState().status).toBe('settled'));
});

test('[S64] what cannot be had now is left out, and told', async () => {
  const lines = [line(1, 'Luiers'), line(2, 'Verf', { stock: 0 }), line(3, 'Klei', { available: false })];
  const { stores } = await renderOrder(buildOrder({ cart: buildCart({ lines }) }));
  reorder();
  expect(stores.cart.getState().amounts).toEqual({ 1: 2 });
  expect(screen.getByText('Deze producten zijn nu niet te bestellen:')).toBeTruthy();
  expect(screen.getByText('- Verf')).toBeTruthy();
  expect(screen.getByText('- Klei')).toBeTruthy();
  await waitFor(() => expect(stores.cart.getState().status).toBe('settled'));
});

test('[S64] when nothing can be had the cart stays as it is', async () => {
  const { stores } = await renderOrder(
    buildOrder({ cart: buildCart({ lines: [line(2, 'Verf', { stock: 0 })] }) }),
  );
  reorder();
  expect(screen.getByText('Van deze bestelling kan nu niets worden besteld.')).toBeTruthy();
  expect(stores.cart.getState().units).toBe(0);
});
