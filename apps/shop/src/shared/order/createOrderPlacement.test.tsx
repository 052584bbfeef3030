import { type ApiClient, ApiError, type CartIntent, type Order } from '@magazijn/api-client';
import { buildCart } from '@magazijn/api-client/testing';
import { unknownCart } from '@magazijn/domain/cart';
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

/** A page beside a cart of three units of product 1, of a revision; `news`: whether the cart still holds the order. */
function open(revision: string, { news = true, known = true } = {}) {
  const state = { ...unknownCart, known, quantities: { 1: 3 }, revision };
  const listeners: (() => void)[] = [];
  const takeOut = vi.fn(() => {
    // Another tab may have laid the next cart down, of which this one hears in this moment.
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

test('[S62] the cart that was paid for is told so without asking anybody', () => {
  keepOrderRecord({ sent });
  const page = open('a');
  paid(page);
  expect(page.takeOut.mock.calls).toEqual([[{ id: 42, owner: '100001', revision: 'a', intent: goods }]]);
  expect(page.order).not.toHaveBeenCalled();
  expect(loadOrderRecord('100001').sent).toBeNull();
});

test('[S62] of a cart that changed while the buyer was at the bank, what was paid for is taken out', async () => {
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
  ['an order that nobody knows', async (): Promise<Order | null> => null],
  [
    'a server that does not answer',
    (): Promise<Order | null> => Promise.reject(new ApiError('unreachable', 'No answer')),
  ],
])('%s takes nothing out, and leaves it to be asked after', async (_what, answer) => {
  keepOrderRecord({ sent });
  const page = open('b');
  page.order.mockImplementation(answer);
  paid(page);
  await vi.waitFor(() => expect(page.order).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(page.takeOut).not.toHaveBeenCalled();
  expect(loadOrderRecord('100001').sent).toEqual(sent);
});

test('a cart whose code is not there yet is told when it comes, once', () => {
  const page = open('a', { known: false });
  paid(page);
  expect(page.takeOut).not.toHaveBeenCalled();
  page.arrive();
  page.arrive();
  expect(page.takeOut).toHaveBeenCalledOnce();
});

test('[T62] heard of later: out of the cart, known to the thanks, the next order chooses its own day', async () => {
  keepOrderRecord({ sent });
  keepChosenDay('100001', deliveryDate);
  const page = open('a');
  expect(await page.placement.recall()).toBe(true);
  expect(page.takeOut).toHaveBeenCalledOnce();
  expect(page.navigate.mock.calls).toEqual([['/bestellen/betalen/gelukt', { replace: true }]]);
  expect(loadOrderRecord('100001')).toMatchObject({ sent: null, placed: { number: 'KKN000000042' } });
  expect(readChosenDay('100001')).toBeNull();
});

test('[T62] who has gone to another page by then is not called back', async () => {
  keepOrderRecord({ sent });
  const page = open('a');
  const recalled = page.placement.recall();
  page.leave();
  await recalled;
  expect(page.takeOut).toHaveBeenCalledOnce();
  expect(page.navigate).not.toHaveBeenCalled();
});

test('one that another tab has taken out is no news: the page stays, and a next order can be placed', async () => {
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

test('[T62] what was bought counts, with its coupon and reference; what came free does not', () => {
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

  test('[T62] an order that was placed while its tab was loaded again, or closed: gelukt, and nothing to order twice', async () => {
    keepOrderRecord({ sent });
    const { place, asked } = await openCart(async () => placed);
    await waitFor(() => expect(place()).toBe('/bestellen/betalen/gelukt'));
    expect(asked.mock.calls).toEqual([[42]]);
    expect(loadOrderRecord('100001').placed).toMatchObject({ number: 'KKN000000042' });
    expect(loadOrderRecord('100001').sent).toBeNull();
  });

  test('one that another tab has taken out of the cart leaves the next cart, and its page, alone', async () => {
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

  test('one that was not placed, or that nobody can ask after now, stays to be asked after', async () => {
    keepOrderRecord({ sent });
    const draft = await openCart(async () => ({ ...placed, status: 'draft' }));
    expect(draft.place()).toBe('/winkelwagen');
    draft.unmount();
    const silent = await openCart(() => Promise.reject(new ApiError('unreachable', 'No answer')));
    expect(silent.place()).toBe('/winkelwagen');
    expect(loadOrderRecord('100001').sent).toEqual(sent);
  });

  test('nothing sent, or sent by somebody else: nothing is asked', async () => {
    keepOrderRecord({ sent: { ...sent, customerNumber: '100002' } });
    const { asked } = await openCart(async () => placed);
    expect(asked).not.toHaveBeenCalled();
  });

  test('a draft that has had its time is asked after no more', async () => {
    keepOrderRecord({ sent });
    await openCart(async () => null);
    expect(loadOrderRecord('100001').sent).toBeNull();
  });
});
