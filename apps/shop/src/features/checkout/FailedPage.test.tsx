import type { ApiClient, CartIntent } from '@magazijn/api-client';
import { buildPaymentState } from '@magazijn/api-client/testing';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { type Cents, cents } from '@magazijn/domain/money';
import type { PaymentSession } from '@magazijn/domain/orders';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { paths } from '../../shared/links/paths.ts';
import * as leaving from '../../shared/order/leaveTo.ts';
import { keepOrderRecord, loadOrderRecord } from '../../shared/order/orderRecord.ts';
import { buildDraft } from '../../shared/order/testing/buildDraft.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const session: PaymentSession = {
  sessionId: 'CS1',
  sessionData: 'a',
  clientKey: 'emu_client',
  environment: 'test',
  redirectResult: '',
  submitted: true,
  owner: null,
  way: 'scheme',
};
const checkout = {
  sessionId: 'CS2',
  sessionData: 'b',
  clientKey: 'emu_client',
  environment: 'test',
} as const;

function Cart() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(paths.paymentFailed.href())}>
      Terug van de bank
    </button>
  );
}

/** The page of a failed payment, of a cart with two boxes of product 1 that was sent to be paid. */
async function openFailed({
  payment = {},
  changedSince = false,
  createOrder = async () => buildDraft({ payment: 'card', checkout }),
  refunded = cents(0),
  state = 'refused',
}: {
  payment?: Partial<PaymentSession>;
  refunded?: Cents;
  /** The payment's, at the server. */
  state?: 'refused' | 'open';
  changedSince?: boolean;
  createOrder?: ApiClient['createOrder'];
} = {}) {
  const page = await renderRoute('/winkelwagen', {
    viewer: 'customer',
    places: { [paths.cart.pattern]: Cart, [paths.payment.pattern]: () => <h1>Betalen</h1> },
    others: [paths.paymentFailed.pattern],
    api: {
      recalculateCart: async (intent: CartIntent) => answerCart(intent),
      paymentState: async () => buildPaymentState({ state, refunded }),
      createOrder,
    },
  });
  await act(async () => {
    page.stores.cart.addAll({ 1: 2 });
    await page.stores.cart.flush();
  });
  const { revision } = page.stores.cart.getState();
  keepOrderRecord({
    sent: {
      id: 42,
      customerNumber: '100001',
      deliveryDate: deliveryTimestamp('2026-11-24'),
      revision: changedSince ? 'earlier' : revision,
    },
    payment: { ...session, ...payment },
  });
  const goTo = vi.spyOn(leaving, 'goTo').mockImplementation(() => {});
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Terug van de bank' })));
  await screen.findByRole('heading', { level: 1, name: 'Betaling mislukt!' });
  return { ...page, goTo };
}

test('[S63] a refused payment shows the cart’s own products, one reason, and no aisles', async () => {
  await openFailed();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Let op: Uw betaling is mislukt!');
  expect(alert.textContent).toContain('Je bank heeft de betaling niet uitgevoerd.');
  const packs = screen.getByRole('list', { name: 'In je winkelmand' });
  expect(within(packs).getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('[S63] a payment that is paid back does not say that nothing was charged', async () => {
  await openFailed({ refunded: cents(10_435) });
  expect(screen.getByRole('alert').textContent).toMatch(/Je hebt wel betaald.* We betalen €\s104,35 terug/);
  expect(screen.queryByText(/niets afgeschreven|niet uitgevoerd/)).toBeNull();
});

test('[S63] while the bank has not answered, the page does not say that nothing was ordered', async () => {
  await openFailed({ state: 'open' });
  expect(screen.getByRole('alert').textContent).toMatch(/Uw betaling is mislukt!.*nog geen antwoord/);
  expect(
    screen.getByRole('heading', { level: 2, name: 'We weten nog niet of je bestelling is geplaatst' }),
  ).toBeTruthy();
  expect(screen.queryByText(/bestelling is niet geplaatst|niets afgeschreven/)).toBeNull();
});

test('[S63] one press pays the same order again, with the same payment method', async () => {
  const createOrder = vi.fn(async () => buildDraft({ payment: 'card', checkout }));
  const { goTo, stores } = await openFailed({ createOrder });
  const { revision, info } = stores.cart.getState();
  const euros = ((info?.totalInclusive ?? 0) / 100).toFixed(2).replace('.', ',');
  const again = screen.getByRole('button', { name: new RegExp(`^Betaal opnieuw · €\\s${euros}$`) });
  await act(async () => fireEvent.click(again));
  expect(createOrder).toHaveBeenCalledExactlyOnceWith(expect.anything(), revision, true);
  expect(goTo.mock.lastCall?.[0]).toMatch(/^\/bestellen\/betalen\/betaalmethode\?sessionId=CS2&/);
  expect(loadOrderRecord('100001').payment).toMatchObject({ sessionId: 'CS2', way: 'scheme' });
});

test("[S63] 'Andere betaalwijze' opens the payment with all methods to choose from", async () => {
  const { goTo } = await openFailed();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Andere betaalwijze' })));
  expect(goTo).toHaveBeenCalledOnce();
  expect(loadOrderRecord('100001').payment).toMatchObject({ sessionId: 'CS2', way: null });
});

test('[S63] a payment cancelled by the buyer shows as such, not as an error', async () => {
  await openFailed({ payment: { cancelled: true } });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Let op: Uw betaling is mislukt!')).toBeTruthy();
  expect(screen.getByText('Je hebt de betaling geannuleerd.')).toBeTruthy();
  expect(screen.getByText(/Uw betaling is mislukt! Je hebt de betaling geannuleerd\./)).toBeTruthy();
});

test('[S63] a changed cart leads to the payment screen first', async () => {
  await openFailed({ changedSince: true });
  expect(screen.queryByRole('button', { name: /^Betaal opnieuw/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Opnieuw naar betalen' }).getAttribute('href')).toBe(
    '/bestellen/betalen',
  );
});

test('[S63] a payment that cannot be opened again leads to the payment screen with the reason', async () => {
  const createOrder = vi.fn(() => Promise.reject(new Error('No answer')));
  const { place } = await openFailed({ createOrder });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Betaal opnieuw/ })));
  await waitFor(() => expect(place()).toBe('/bestellen/betalen'));
});
