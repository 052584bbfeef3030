import type { ApiClient, CartIntent, Order, PaymentState } from '@magazijn/api-client';
import { buildCart, buildCompany, buildPaymentState } from '@magazijn/api-client/testing';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { QueriesContext } from '../../shared/data/useQuery.ts';
import { keepOrderRecord, loadOrderRecord } from '../../shared/order/orderRecord.ts';
import { StoresProvider } from '../../shared/stores/StoresProvider.tsx';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { Confirmation } from './SucceededPage.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const api = { recalculateCart: async (intent: CartIntent) => answerCart(intent) };
const open = (partner: boolean | Error = false, path = '/bestellen/betalen/gelukt') =>
  renderRoute(path, {
    viewer: 'customer',
    stubs: [stub('groceryPartnerEnabled', partner)],
    links: { partnerUrl: 'https://partner.example/' },
    api,
  });
const pending = (customerNumber: string) =>
  keepOrderRecord({
    placed: { number: 'KKN000000042', customerNumber, deliveryDate: deliveryTimestamp('2026-11-24') },
  });
const payment = {
  sessionId: 'CS1',
  sessionData: 'a',
  clientKey: 'emu_client',
  environment: 'test',
  redirectResult: '',
  submitted: true,
  owner: null,
};

test('[S62] thanks, the order’s number and day, and what happens next', async () => {
  pending('100001');
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Hartelijk dank voor uw bestelling.' })).toBeTruthy();
  expect(screen.getByText('KKN000000042')).toBeTruthy();
  expect(screen.getByText('dinsdag 24 november')).toBeTruthy();
  const history = screen.getByRole('link', { name: 'Naar je bestelhistorie' });
  expect(history.getAttribute('href')).toBe('/profiel/bestelhistorie');
});

/** The thank-you page with three units of product 1 in the cart, after a payment with the given state. */
async function openPaid(changes: Partial<PaymentState>, order: ApiClient['order']) {
  const { stores, queries, unmount } = await renderRoute('/bestellen/betalen/mislukt', {
    viewer: 'customer',
    api: {
      ...api,
      order,
      paymentState: async () => buildPaymentState({ cartVersion: revision(), ...changes }),
    },
  });
  const revision = () => stores.cart.getState().revision;
  act(() => stores.cart.addAll({ 1: 3 }));
  unmount();
  keepOrderRecord({ payment });
  await act(async () => {
    render(
      <MemoryRouter>
        <StoresProvider stores={stores}>
          <QueriesContext value={queries}>
            <main>
              <Confirmation customerNumber="100001" partnerEnabled={false} />
            </main>
          </QueriesContext>
        </StoresProvider>
      </MemoryRouter>,
    );
  });
  return stores.cart.getState();
}

test.each(['placed', 'pending'] as const)('[S62] a cart whose payment is %s is emptied', async (state) => {
  const cart = await openPaid({ state }, () => Promise.reject(new Error('Nobody asks')));
  expect(cart.units).toBe(0);
});

const confirmationTone = () =>
  screen.getByRole('heading', { level: 1 }).closest<HTMLElement>('[data-tone]')?.dataset.tone;

test('[S62] pending at the bank, and paid on a reload after the bank decided', async () => {
  const nobody = () => Promise.reject(new Error('Nobody asks'));
  await openPaid({ state: 'pending' }, nobody);
  const meaning = screen.getByText(/^De bank heeft .*Je hoeft niets te doen\.$/);
  expect(meaning.parentElement?.textContent).toMatch(/^Betaling in behandeling\. De bank heeft /);
  expect(meaning.className).toBe('font-normal');
  // The bank has not decided: no success mark, and no text about packing.
  expect(confirmationTone()).toBe('info');
  expect(screen.queryByText(/We pakken je bestelling in/)).toBeNull();
  cleanup();
  await renderRoute('/bestellen/betalen/gelukt', {
    viewer: 'customer',
    stubs: [stub('groceryPartnerEnabled', false)],
    api: { ...api, order: nobody, paymentState: async () => buildPaymentState({ state: 'placed' }) },
  });
  expect(await screen.findByText('Betaald', { selector: ':not([data-slot=live-region])' })).toBeTruthy();
  expect(confirmationTone()).toBe('success');
  expect(screen.getByText(/^KKN/)).toBeTruthy();
  // The document's title is its heading.
  expect(document.title).toBe(`${screen.getByRole('heading', { level: 1 }).textContent} – Magazijn`);
});

test('[S62] the thank-you page after a payment, a new document, has the focus on its heading', async () => {
  await openPaid({ state: 'placed' }, () => Promise.reject(new Error('Nobody asks')));
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { level: 1, name: 'Hartelijk dank voor uw bestelling.' }),
  );
});

test('[S62] a cart that grew during the payment loses the paid goods only', async () => {
  const order = async () => ({ cart: buildCart() }) as Order;
  const cart = await openPaid({ state: 'placed', cartVersion: 'earlier' }, order);
  expect(cart.quantities).toEqual({ 1: 1 });
});

test('a paid order whose goods cannot be fetched stays stored, without its payment', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const sent = { id: 42, customerNumber: '100001', deliveryDate: 1_795_518_000, revision: 'earlier' };
  keepOrderRecord({ sent });
  const silent = () => Promise.reject(new Error('No answer'));
  const cart = await openPaid({ orderId: 42, state: 'placed', cartVersion: 'earlier' }, silent);
  expect(cart.units).toBe(3);
  expect(loadOrderRecord('100001')).toMatchObject({ sent, payment: null });
});

test.each(['open', 'refused', 'expired'] as const)(
  '[S62] a cart whose payment is %s stays',
  async (state) => {
    const cart = await openPaid({ state }, () => Promise.reject(new Error('Nobody asks')));
    expect(cart.units).toBe(3);
  },
);

test('[S62] the thank-you page of an order on account keeps a cart that was filled since', async () => {
  pending('100001');
  const { stores } = await open();
  act(() => stores.cart.addAll({ 1: 2 }));
  expect(stores.cart.getState().units).toBe(2);
});

test('[S62] a link without an order shows the page without a number, and keeps the cart', async () => {
  const { stores } = await open();
  act(() => stores.cart.addAll({ 1: 2 }));
  expect(screen.getByText('Hartelijk dank voor uw bestelling.')).toBeTruthy();
  expect(screen.queryByText('Bestelnummer')).toBeNull();
  expect(stores.cart.getState().units).toBe(2);
});

test('[S62] lines, costs, address and payment of the order show, and the partner last', async () => {
  keepOrderRecord({
    placed: {
      id: 42,
      number: 'KKN000000042',
      customerNumber: '100001',
      deliveryDate: deliveryTimestamp('2026-11-24'),
    },
  });
  const order = vi.fn(
    async () =>
      ({
        cart: buildCart(),
        mainAddress: buildCompany().mainAddress,
        payment: 'card',
        paidWith: 'iDEAL',
      }) as Order,
  );
  await renderRoute('/bestellen/betalen/gelukt', {
    viewer: 'customer',
    stubs: [stub('groceryPartnerEnabled', true)],
    api: { ...api, order },
  });
  expect(order).toHaveBeenCalledWith(42);
  const lines = screen.getByRole('list', { name: 'In je bestelling' });
  expect(within(lines).getByRole('link', { name: 'Luiers maat 4' })).toBeTruthy();
  const sums = screen.getByRole('region', { name: 'Jouw bestelling' });
  expect(within(sums).getByText('74,29 euro')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Bezorgadres' })).toBeTruthy();
  expect(screen.getByText('Betaald met iDEAL')).toBeTruthy();
  const partner = screen.getByRole('link', { name: /^Boodschappen/ });
  expect(lines.compareDocumentPosition(partner)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a cancelled order shows that, with the note to the driver', async () => {
  keepOrderRecord({
    placed: { id: 42, number: 'KKN000000042', customerNumber: '100001', deliveryDate: 1_795_518_000 },
  });
  const order = {
    cart: buildCart(),
    mainAddress: buildCompany().mainAddress,
    state: 'cancelled',
    driverNote: 'Achterom',
  } as Order;
  await renderRoute('/bestellen/betalen/gelukt', {
    viewer: 'customer',
    stubs: [stub('groceryPartnerEnabled', false)],
    api: { ...api, order: async () => order },
  });
  expect(screen.getByText('Geannuleerd. Deze bestelling wordt niet bezorgd.')).toBeTruthy();
  expect(screen.getByText('Opmerking voor de chauffeur:').parentElement?.textContent).toContain('Achterom');
});

test('[S62] an order that cannot be loaded leaves the rest of the page unchanged', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  keepOrderRecord({
    placed: { id: 42, number: 'KKN000000042', customerNumber: '100001', deliveryDate: 1_795_518_000 },
  });
  await renderRoute('/bestellen/betalen/gelukt', {
    viewer: 'customer',
    stubs: [stub('groceryPartnerEnabled', false)],
    api: { ...api, order: () => Promise.reject(new Error('No answer')) },
  });
  expect(screen.getByText('KKN000000042')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Jouw bestelling' })).toBeNull();
  expect(screen.queryByText('In je bestelling')).toBeNull();
});

test('another customer’s order does not show', async () => {
  pending('100002');
  await open();
  expect(screen.queryByText('KKN000000042')).toBeNull();
});

test('[S62, S88] the grocery partner shows only where the account has it', async () => {
  const without = await open();
  expect(screen.queryByRole('link', { name: /^Boodschappen/ })).toBeNull();
  without.unmount();
  const hint = 'Heb je ook verse boodschappen nodig? Die bestel je bij onze partner.';
  expect(screen.queryByText(hint)).toBeNull();
  await open(true);
  expect(screen.getByRole('link', { name: /^Boodschappen/ }).getAttribute('href')).toBe(
    'https://partner.example/',
  );
  expect(screen.getByText(hint)).toBeTruthy();
});

test('[S88] the grocery partner is hidden if the account’s flag cannot be loaded', async () => {
  await open(new Error('no connection'));
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Boodschappen/ })).toBeNull();
});

test('[S63] a text shows while the bank is queried', async () => {
  keepOrderRecord({ payment });
  await renderRoute('/bestellen/betalen/mislukt', {
    viewer: 'customer',
    api: { ...api, paymentState: () => new Promise(() => {}) },
  });
  const text = 'We kijken bij de bank hoe je betaling is afgelopen.';
  expect(screen.getAllByText(text)).toHaveLength(2);
  expect(screen.getByRole('status').textContent?.trim()).toBe(text);
});

test('[S63] mislukt shows the failure and keeps the cart', async () => {
  const { stores } = await open(false, '/bestellen/betalen/mislukt');
  act(() => stores.cart.addAll({ 1: 2 }));
  expect(screen.getByRole('heading', { level: 1, name: 'Betaling mislukt!' })).toBeTruthy();
  expect(screen.getByText('Let op: Uw betaling is mislukt!')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Opnieuw naar betalen' }).getAttribute('href')).toBe(
    '/bestellen/betalen',
  );
  expect(screen.getByRole('link', { name: 'Naar je winkelmand' }).getAttribute('href')).toBe('/winkelwagen');
  expect(stores.cart.getState().units).toBe(2);
});

test.each([
  ['/bestellen/betalen/gelukt', 'Hartelijk dank voor uw bestelling.'],
  ['/bestellen/betalen/mislukt', 'Betaling mislukt!'],
])(
  '%s, opened by URL, starts at its top with the focus on its heading, without an outline',
  async (path, name) => {
    document.documentElement.scrollTop = 500;
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await open(false, path);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name }));
    expect(focus.mock.lastCall).toEqual([{ preventScroll: true, focusVisible: false }]);
    expect(document.documentElement.scrollTop).toBe(0);
  },
);
