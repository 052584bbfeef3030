import { type ApiClient, ApiError, type CartIntent, type Order } from '@magazijn/api-client';
import { buildCart } from '@magazijn/api-client/testing';
import { unknownCart } from '@magazijn/domain/cart';
import { cents } from '@magazijn/domain/money';
import { initialPlacement, type PaymentStanding } from '@magazijn/domain/orders';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { testToken } from '../../testing/testToken.ts';
import { answerCart } from '../cart/testing/answerCart.ts';
import { QueriesContext } from '../data/useQuery.ts';
import { paths } from '../links/paths.ts';
import { createSessionStore, tokenKey } from '../session/createSessionStore.ts';
import { memoryStorage } from '../storage/browserStorage.ts';
import { StoresProvider, useCart } from '../stores/StoresProvider.tsx';
import { createOrderPlacement, orderedGoods, useOrderPlacement } from './createOrderPlacement.ts';
import { keepChosenDay, keepOrderRecord, loadOrderRecord, readChosenDay } from './orderRecord.ts';

const deliveryDate = 1_795_518_000;
const sent = { id: 42, customerNumber: '100001', deliveryDate, revision: 'a' };
const placed = { status: 'placed', number: 'KKN000000042', deliveryDate, cart: buildCart() } as Order;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** A page and a cart of three units of product 1; `news`: whether it still holds the order. */
function open(revision: string, { news = true, known = true } = {}) {
  const state = { ...unknownCart, known, quantities: { 1: 3 }, revision };
  const listeners: (() => void)[] = [];
  const takeOut = vi.fn(() => {
    // Another tab may store the next cart at this moment.
    state.revision = 'next';
    return news;
  });
  const order = vi.fn(async (): Promise<Order | null> => placed);
  const navigate = vi.fn();
  const subscribe = (listener: () => void) => {
    listeners.push(listener);
    return () => void listeners.splice(listeners.indexOf(listener), 1);
  };
  const placement = createOrderPlacement({
    api: { order, paymentState: unanswered } as Partial<ApiClient> as ApiClient,
    cart: { getState: () => state, subscribe, takeOut },
    session: createSessionStore({
      storage: memoryStorage(new Map([[tokenKey, testToken()]])),
      now: Date.now,
    }),
    navigate,
    refreshHistory: () => {},
  });
  const leave = placement.attach();
  const arrive = () => {
    state.known = true;
    for (const listener of [...listeners]) listener();
  };
  return { placement, takeOut, order, navigate, leave, arrive };
}

const unanswered = () => new Promise<never>(() => {});
const payment = {
  sessionId: 'CS1',
  sessionData: '',
  clientKey: '',
  environment: 'test',
  redirectResult: '',
  submitted: true,
  owner: null,
};
const standing: PaymentStanding = {
  orderId: 42,
  orderNumber: 'KKN000000042',
  state: 'placed',
  deliveryDate,
  cartVersion: 'a',
  refunded: cents(0),
  amount: placed.cart.totalInclusive,
  backorders: [],
};
const paid = (page: ReturnType<typeof open>) => {
  page.placement.send({
    type: 'thanksOpened',
    customerNumber: '100001',
    record: { placed: null, payment },
  });
  page.placement.send({ type: 'paymentFound', standing, trusted: true });
};
const goods = { quantities: { 1: 3 }, couponCode: '', orderReference: '' };

test('[S62] a paid order leaves its unchanged cart without a query', () => {
  keepOrderRecord({ sent });
  const page = open('a');
  paid(page);
  expect(page.takeOut.mock.calls).toEqual([[{ id: 42, owner: '100001', revision: 'a', intent: goods }]]);
  expect(page.order).not.toHaveBeenCalled();
  expect(loadOrderRecord('100001').sent).toBeNull();
});

test('[S62] if the cart changed during the payment, only the paid goods leave it', async () => {
  const page = open('b');
  paid(page);
  await vi.waitFor(() => expect(page.takeOut).toHaveBeenCalledOnce());
  const [line] = buildCart().lines;
  expect(page.takeOut.mock.calls).toEqual([
    [
      expect.objectContaining({
        id: 42,
        intent: expect.objectContaining({ quantities: { [line?.productId ?? 0]: line?.quantity } }),
      }),
    ],
  ]);
});

test.each([
  ['an unknown order', async (): Promise<Order | null> => null],
  [
    'a server that does not respond',
    (): Promise<Order | null> => Promise.reject(new ApiError('unreachable', 'No answer')),
  ],
])('%s: the cart stays, and the order can be queried later', async (_what, answer) => {
  keepOrderRecord({ sent });
  const page = open('b');
  page.order.mockImplementation(answer);
  paid(page);
  await vi.waitFor(() => expect(page.order).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(page.takeOut).not.toHaveBeenCalled();
  expect(loadOrderRecord('100001').sent).toEqual(sent);
});

test('a cart that is not loaded yet loses the order once, when it is loaded', () => {
  const page = open('a', { known: false });
  paid(page);
  expect(page.takeOut).not.toHaveBeenCalled();
  page.arrive();
  page.arrive();
  expect(page.takeOut).toHaveBeenCalledOnce();
});

test('[T62] found placed later: removed from the cart, shown on the thank-you page, without its day for the next order', async () => {
  keepOrderRecord({ sent });
  keepChosenDay('100001', deliveryDate);
  const page = open('a');
  expect(await page.placement.recall()).toBe(true);
  expect(page.takeOut).toHaveBeenCalledOnce();
  expect(page.navigate.mock.calls).toEqual([['/bestellen/betalen/gelukt', { replace: true }]]);
  expect(loadOrderRecord('100001')).toMatchObject({ sent: null, placed: { number: 'KKN000000042' } });
  expect(readChosenDay('100001')).toBeNull();
});

test('[T62] a buyer who has opened another page stays there', async () => {
  keepOrderRecord({ sent });
  const page = open('a');
  const recalled = page.placement.recall();
  page.leave();
  await recalled;
  expect(page.takeOut).toHaveBeenCalledOnce();
  expect(page.navigate).not.toHaveBeenCalled();
});

test('an order removed by another tab: the page stays, and another order can be placed', async () => {
  keepOrderRecord({ sent });
  const page = open('b', { news: false });
  expect(await page.placement.recall()).toBe(false);
  expect(page.navigate).not.toHaveBeenCalled();
  expect(loadOrderRecord('100001').sent).toBeNull();
  expect(page.placement.getState()).toEqual(initialPlacement);
});

test('opening the provider’s form throws on a page without one', () => {
  const { placement } = open('a');
  placement.send({ type: 'paymentPageOpened', payment: { ...payment, redirectResult: 'R' } });
  const found = { type: 'paymentFound', standing: { ...standing, state: 'open' }, trusted: true } as const;
  expect(() => placement.send(found)).toThrow('This page has no payment form');
});

test('[T62] the ordered goods have coupon and reference, and no gifts', () => {
  const [line] = buildCart().lines;
  if (!line) throw new Error('A cart without lines.');
  const cart = buildCart({
    couponCode: 'DEMO10',
    orderReference: 'Groep 3',
    lines: [
      { ...line, productId: 1, quantity: 12 },
      { ...line, productId: 2, quantity: 1, giveAway: true },
    ],
  });
  expect(orderedGoods(cart)).toEqual({
    quantities: { 1: 12 },
    couponCode: 'DEMO10',
    orderReference: 'Groep 3',
  });
});

describe('useOrderPlacement', () => {
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

  async function openCart(order: () => Promise<Order | null>) {
    const asked = vi.fn(order);
    const page = await renderRoute('/winkelwagen', {
      places,
      viewer: 'customer',
      api: { order: asked, recalculateCart: async (intent: CartIntent) => answerCart(intent) },
    });
    return { ...page, asked };
  }

  test('[T62] an order placed while its tab was reloaded or closed opens the thank-you page and leaves the cart', async () => {
    keepOrderRecord({ sent });
    const { place, asked } = await openCart(async () => placed);
    await waitFor(() => expect(place()).toBe('/bestellen/betalen/gelukt'));
    expect(asked.mock.calls).toEqual([[42]]);
    expect(loadOrderRecord('100001').placed).toMatchObject({ number: 'KKN000000042' });
    expect(loadOrderRecord('100001').sent).toBeNull();
  });

  test('an order removed by another tab does not change the next cart or its page', async () => {
    const { stores, queries, unmount } = await openCart(async () => null);
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
            <QueriesContext value={queries}>
              <Cart />
            </QueriesContext>
          </StoresProvider>
        </MemoryRouter>,
      );
    });
    expect(stores.cart.getState().quantities).toEqual({ 1: 2 });
    expect(screen.getByRole('heading', { name: '/winkelwagen' })).toBeTruthy();
    expect(loadOrderRecord('100001').sent).toBeNull();
  });

  test('an order that is a draft or cannot be queried stays stored', async () => {
    keepOrderRecord({ sent });
    const draft = await openCart(async () => ({ ...placed, status: 'draft' }));
    expect(draft.place()).toBe('/winkelwagen');
    draft.unmount();
    const silent = await openCart(() => Promise.reject(new ApiError('unreachable', 'No answer')));
    expect(silent.place()).toBe('/winkelwagen');
    expect(loadOrderRecord('100001').sent).toEqual(sent);
  });

  test('without a sent order of this customer there is no query', async () => {
    keepOrderRecord({ sent: { ...sent, customerNumber: '100002' } });
    const { asked } = await openCart(async () => placed);
    expect(asked).not.toHaveBeenCalled();
  });

  test('a deleted draft is not queried again', async () => {
    keepOrderRecord({ sent });
    await openCart(async () => null);
    expect(loadOrderRecord('100001').sent).toBeNull();
  });
});
