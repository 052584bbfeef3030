import { type ApiClient, ApiError, type Order } from '@magazijn/api-client';
import { buildCart } from '@magazijn/api-client/testing';
import { unknownCart } from '@magazijn/domain/cart';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import * as punchOuts from '../punch-out/createPunchOutStore.ts';
import * as returning from '../punch-out/postReturn.ts';
import { prepareReturn } from '../punch-out/prepareReturn.ts';
import { buildPunchOutSession } from '../punch-out/testing/buildPunchOutSession.ts';
import type { SessionStore } from '../stores/SessionStore.ts';
import { createOrderPlacement } from './createOrderPlacement.ts';
import { loadOrderRecord } from './orderRecord.ts';
import { buildDraft } from './testing/buildDraft.ts';

// Resets modules that another file loaded before: workers share their modules, and a loaded module is not mocked.
vi.hoisted(() => vi.resetModules());
vi.mock('../punch-out/prepareReturn.ts');
afterAll(() => vi.resetModules());

const form = { action: 'https://inkoop.example/hook', target: '_top', charset: 'UTF-8', fields: [] };
const placeOrder = vi.fn(async (): Promise<number | null> => null);
const order = vi.fn(async (): Promise<Order | null> => null);
const end = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  placeOrder.mockReset().mockResolvedValue(null);
  order.mockReset().mockResolvedValue(null);
  end.mockReset();
  vi.mocked(prepareReturn).mockReset().mockResolvedValue(form);
});

/** Presses 'Bestelling plaatsen', then runs `then`, and returns the resulting state and page. */
async function place(punchOut: punchOuts.PunchOutSession | null = null, then = async () => {}) {
  const store = { getState: () => punchOut, subscribe: () => () => {}, begin: () => {}, end };
  vi.spyOn(punchOuts, 'punchOutOf').mockReturnValue(store);
  const leaveWith = vi.spyOn(returning, 'leaveWith').mockImplementation((_form, stay) => stay());
  const cart = {
    getState: () => ({ ...unknownCart, known: true, revision: 'a' }),
    subscribe: () => () => {},
  };
  const navigate = vi.fn();
  const placement = createOrderPlacement({
    api: { placeOrder, order } as Partial<ApiClient> as ApiClient,
    cart: { ...cart, takeOut: () => true },
    session: { token: () => 'token' } as SessionStore,
    navigate,
    refreshHistory: () => {},
  });
  const leave = placement.attach();
  placement.place(buildDraft(), 1_795_000_000);
  await vi.waitFor(() => expect(['returning', 'sent', 'asked']).not.toContain(placement.getState().kind));
  await then();
  leave();
  return { kind: placement.getState().kind, leaveWith, gone: navigate.mock.calls };
}

const failed = (reason = '') => ['/bestellen/betalen/mislukt', { replace: true, state: { reason } }];
const lost = new ApiError('unreachable', 'No answer');
const refused = (status: number, message = '') => new ApiError('refused', message, { status });
const standing = (status: string) => async () =>
  ({ status, deliveryDate: 1_795_000_000, cart: buildCart() }) as Order;

test('[T62] a response decides the outcome without a query', async () => {
  for (const deliveryDate of [1_795_100_000, null]) {
    placeOrder.mockResolvedValue(deliveryDate);
    expect((await place()).kind).toBe('placed');
    expect(loadOrderRecord('100001').placed?.deliveryDate).toBe(deliveryDate ?? 1_795_000_000);
  }
  placeOrder.mockRejectedValue(refused(409, 'Te weinig.'));
  expect((await place()).gone).toEqual([failed('Te weinig.')]);
  placeOrder.mockRejectedValue(refused(404, 'Not found.'));
  expect((await place()).gone).toEqual([failed()]);
  expect(order).not.toHaveBeenCalled();
});

test.each([lost, refused(502), refused(503), refused(504), refused(500), refused(429), refused(401)])(
  '[T62] after %s the order is queried first',
  async (failure) => {
    placeOrder.mockRejectedValue(failure);
    order.mockImplementation(standing('placed'));
    expect((await place()).kind).toBe('placed');
    order.mockResolvedValue(null);
    expect((await place()).gone).toEqual([failed()]);
    order.mockRejectedValue(lost);
    expect((await place()).kind).toBe('unanswered');
  },
);

test.each([refused(500), refused(429), refused(401)])(
  '[T62] after %s, a response of the back end, a draft is a failure',
  async (failure) => {
    placeOrder.mockRejectedValue(failure);
    order.mockImplementation(standing('draft'));
    expect((await place()).gone).toEqual([failed()]);
  },
);

test.each([lost, refused(502), refused(503), refused(504), new Error('broken')])(
  '[T62] after %s, no response of the back end, a draft may still be placed',
  async (failure) => {
    placeOrder.mockRejectedValue(failure);
    order.mockImplementation(standing('draft'));
    expect(await place()).toMatchObject({ kind: 'unanswered', gone: [] });
  },
);

test('[T62] an unknown outcome is queried as soon as the connection is back', async () => {
  placeOrder.mockRejectedValue(lost);
  order.mockRejectedValue(lost);
  const reconnect = async () => {
    order.mockImplementation(standing('placed'));
    window.dispatchEvent(new Event('online'));
    // The next scheduled query is seconds away.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  expect((await place(null, reconnect)).kind).toBe('placed');
});

test('[T62] a query that fails after the connection is back does not delay the next one', async () => {
  placeOrder.mockRejectedValue(lost);
  order.mockRejectedValue(lost);
  const delays: (number | undefined)[] = [];
  await place(null, async () => {
    const timer = vi.spyOn(globalThis, 'setTimeout');
    for (const _ of [1, 2, 3]) {
      window.dispatchEvent(new Event('online'));
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    }
    delays.push(...timer.mock.calls.map(([, delay]) => delay));
    timer.mockRestore();
  });
  expect(delays).toEqual([2000, 2000, 2000]);
});

test('[T62] for a procurement system the return is made, then the order is placed; the sent order is not stored', async () => {
  placeOrder.mockImplementation(async () => {
    expect(prepareReturn).toHaveBeenCalledOnce();
    expect(loadOrderRecord('100001').sent).toBeNull();
    return 1_795_000_000;
  });
  const { kind, leaveWith } = await place(buildPunchOutSession());
  expect(kind).toBe('placed');
  expect(placeOrder).toHaveBeenCalledExactlyOnceWith(42);
  expect(leaveWith).toHaveBeenCalledExactlyOnceWith(form, expect.any(Function));
  expect(end).toHaveBeenCalledOnce();
});

test('[T62] a refusal places nothing and shows the reason', async () => {
  placeOrder.mockRejectedValue(refused(409, 'Te weinig.'));
  const { gone, leaveWith } = await place(buildPunchOutSession());
  expect(gone).toEqual([failed('Te weinig.')]);
  expect(leaveWith).not.toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
});

test('without a return nothing is placed, and the button can be pressed again', async () => {
  vi.mocked(prepareReturn).mockRejectedValue(lost);
  expect((await place(buildPunchOutSession())).kind).toBe('unanswered');
  expect(placeOrder).not.toHaveBeenCalled();
});

test('cXML: the transfer places nothing; without a message it is refused', async () => {
  const cxml = buildPunchOutSession({ hookUrl: null });
  const { kind, leaveWith, gone } = await place(cxml);
  expect(kind).toBe('placed');
  expect(leaveWith).toHaveBeenCalledOnce();
  // This page stayed open: it shows the thank-you page.
  expect(gone).toEqual([['/bestellen/betalen/gelukt', { replace: true }]]);
  vi.mocked(prepareReturn).mockResolvedValue(null);
  expect((await place(cxml)).gone).toEqual([failed()]);
  expect(placeOrder).not.toHaveBeenCalled();
});
