import { ApiError, type CartIntent } from '@magazijn/api-client';
import { buildCart } from '@magazijn/api-client/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSessionStore } from '../session/createSessionStore.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { testToken } from '../testing/testToken.ts';
import { cartKey } from './CartRecord.ts';
import { createCartStore } from './createCartStore.ts';

/** What the back end answers in these tests: every unit costs a euro. */
const answerOf = (intent: CartIntent) => ({
  products: [],
  amount: Object.values(intent.amounts).reduce((sum, amount) => sum + amount, 0),
  subtotal_exclusive: Object.values(intent.amounts).reduce((sum, amount) => sum + amount, 0),
  discount_exclusive: 0,
  discount: intent.coupon,
  discount_status: null,
  orderReference: intent.orderReference,
  shipping_costs: 0,
  btw_totals: {},
  total_inclusive: 0,
  minimum_requirement_met: 1 as const,
  minimum_requirement_price: 0,
  limit: [],
  incomplete_offers: [],
});

type Answer = Awaited<ReturnType<Parameters<typeof createCartStore>[0]['api']['recalculateCart']>>;

function setUp(content = new Map<string, string>()) {
  const calls: { intent: CartIntent; answer: () => void; fail: (error: unknown) => void }[] = [];
  const storage = memoryStorage(content);
  const session = createSessionStore({ storage, now: () => 0 });
  const onRefused = vi.fn();
  const recalculateCart = vi.fn(
    (intent: CartIntent) =>
      new Promise<Answer>((resolve, reject) => {
        calls.push({
          intent,
          answer: () => resolve({ cart: buildCart(), answer: answerOf(intent) }),
          fail: reject,
        });
      }),
  );
  const open = () =>
    createCartStore({
      api: { recalculateCart, readCartAnswer: async () => null },
      session,
      storage,
      onRefused,
    });
  const stored = () => JSON.parse(content.get(cartKey) ?? 'null');
  return { calls, content, session, onRefused, open, stored };
}

const tick = () => vi.advanceTimersByTimeAsync(200);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('createCartStore', () => {
  test('[T11] adding raises the quantity on screen at once, and the server is asked once for a burst', async () => {
    const { open, session, calls } = setUp();
    session.logIn(testToken());
    const cart = open();
    for (let touch = 0; touch < 5; touch += 1) cart.add(7, 1);
    expect(cart.getState().amounts).toEqual({ 7: 5 });
    await tick();
    expect(calls.map((call) => call.intent.amounts)).toEqual([{ 7: 5 }]);
  });

  test('[T13, T15] the cart is stored after a recalculation, with what the specification names', async () => {
    const { open, session, calls, stored } = setUp();
    session.logIn(testToken());
    const cart = open();
    cart.add(7, 2);
    await tick();
    expect(stored().amount).toEqual({});
    calls[0]?.answer();
    await tick();
    expect(stored()).toMatchObject({
      amount: { 7: 2 },
      discount: '',
      orderReference: '',
      total: { items: 2, amount: 2 },
      data: { subtotal_exclusive: 2 },
    });
    expect(cart.getState()).toMatchObject({ status: 'settled', lastAdded: { productId: 7 } });
  });

  test('[T13] after a refusal the stored cart is as it was, and the buyer is told', async () => {
    const { open, session, calls, stored, onRefused } = setUp();
    session.logIn(testToken());
    const cart = open();
    cart.add(7, 1);
    await tick();
    calls[0]?.answer();
    await tick();
    cart.add(8, 1);
    await tick();
    calls[1]?.fail(new ApiError('refused', 'Dit product bestaat niet meer.', { status: 422 }));
    await tick();
    expect(stored().amount).toEqual({ 7: 1 });
    expect(cart.getState().amounts).toEqual({ 7: 1 });
    expect(onRefused).toHaveBeenCalledWith('Dit product bestaat niet meer.');
    expect(cart.getState().lastAdded?.productId).toBe(7);
  });

  test('without an answer the intent survives a reload and is sent again', async () => {
    const { open, session, calls } = setUp();
    session.logIn(testToken());
    const cart = open();
    cart.add(7, 3);
    await tick();
    calls[0]?.fail(new ApiError('unreachable', 'offline'));
    await tick();
    expect(cart.getState()).toMatchObject({ status: 'unsent', amounts: { 7: 3 } });
    const reloaded = open();
    expect(reloaded.getState().amounts).toEqual({ 7: 3 });
    await tick();
    expect(calls.at(-1)?.intent.amounts).toEqual({ 7: 3 });
  });

  test('[T11] the last product gone resets the cart without calling the server', async () => {
    const { open, session, calls, stored } = setUp();
    session.logIn(testToken());
    const cart = open();
    cart.add(7, 1);
    cart.setQuantity(7, 0);
    await tick();
    expect(calls).toEqual([]);
    expect(stored()).toMatchObject({ amount: {}, data: null, total: { items: 0, amount: 0 } });
  });

  test('[T12] a coupon and an order reference are sent and stored', async () => {
    const { open, session, calls, stored } = setUp();
    session.logIn(testToken());
    const cart = open();
    cart.add(7, 1);
    cart.setCoupon('DEMO10');
    cart.setOrderReference('Groep Eekhoorns');
    await tick();
    expect(calls[0]?.intent).toMatchObject({ coupon: 'DEMO10', orderReference: 'Groep Eekhoorns' });
    calls[0]?.answer();
    await tick();
    expect(stored()).toMatchObject({ discount: 'DEMO10', orderReference: 'Groep Eekhoorns' });
  });

  test('a newer touch while a call is under way is sent after it, and its answer is the last word', async () => {
    const { open, session, calls } = setUp();
    session.logIn(testToken());
    const cart = open();
    cart.add(7, 1);
    await tick();
    cart.add(7, 1);
    await tick();
    expect(calls).toHaveLength(1);
    calls[0]?.answer();
    await tick();
    expect(cart.getState().amounts).toEqual({ 7: 2 });
    calls[1]?.answer();
    await tick();
    expect(cart.getState()).toMatchObject({ amounts: { 7: 2 }, status: 'settled' });
  });

  test('a stale answer never undoes what another tab settled', async () => {
    const { open, session, calls, stored } = setUp();
    session.logIn(testToken());
    const [here, there] = [open(), open()];
    here.add(7, 1);
    await tick();
    there.add(8, 1);
    await tick();
    expect(calls.map((call) => call.intent.amounts)).toEqual([{ 7: 1 }, { 7: 1, 8: 1 }]);
    calls[1]?.answer();
    await tick();
    calls[0]?.answer();
    await tick();
    expect(stored().amount).toEqual({ 7: 1, 8: 1 });
  });

  test('two customers on one computer never see each other’s cart; amounts wait for their owner', async () => {
    const { open, session, calls, content } = setUp();
    session.logIn(testToken({ customerNumber: '1' }));
    const cart = open();
    cart.add(7, 2);
    await tick();
    calls[0]?.answer();
    await tick();
    session.logOut();
    expect(cart.getState()).toMatchObject({ amounts: {}, units: 0, info: null });
    expect(content.get(cartKey)).not.toContain('subtotal_exclusive');
    session.logIn(testToken({ customerNumber: '2' }));
    expect(cart.getState().amounts).toEqual({});
    session.logIn(testToken({ customerNumber: '1' }));
    expect(cart.getState().amounts).toEqual({ 7: 2 });
  });

  test('an answer that comes after a switch of account is dropped', async () => {
    const { open, session, calls, stored } = setUp();
    session.logIn(testToken({ customerNumber: '1' }));
    const cart = open();
    cart.add(7, 2);
    await tick();
    session.logIn(testToken({ customerNumber: '2' }));
    calls[0]?.answer();
    await tick();
    expect(cart.getState().amounts).toEqual({});
    expect(stored()).toMatchObject({ customer: '2', amount: {}, others: { 1: { 7: 2 } } });
  });

  test('nobody fills a cart while logged out', () => {
    const { open } = setUp();
    const cart = open();
    cart.add(7, 1);
    expect(cart.getState().units).toBe(0);
  });

  test('flush waits until the server answered the last change', async () => {
    const { open, session, calls } = setUp();
    session.logIn(testToken());
    const cart = open();
    cart.add(7, 1);
    const flushed = vi.fn();
    void cart.flush().then(flushed);
    await tick();
    expect(flushed).not.toHaveBeenCalled();
    calls[0]?.answer();
    await tick();
    expect(flushed).toHaveBeenCalledOnce();
  });

  test('[T10, T11] agrees with a model over any sequence of touches, answers, failures, reloads and logins', async () => {
    const touch = fc.oneof(
      fc.record({
        kind: fc.constant('add' as const),
        id: fc.integer({ min: 1, max: 3 }),
        amount: fc.integer({ min: 1, max: 5 }),
      }),
      fc.record({
        kind: fc.constant('set' as const),
        id: fc.integer({ min: 1, max: 3 }),
        amount: fc.integer({ min: 0, max: 5 }),
      }),
      fc.record({ kind: fc.constantFrom('answer', 'answer', 'lose', 'reload', 'empty', 'leave' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(touch, fc.integer({ min: 0, max: 200 })), { maxLength: 40 }),
        async (touches) => {
          const { open, session, calls } = setUp();
          session.logIn(testToken());
          let cart = open();
          const model = new Map<number, number>();
          let next = 0;
          for (const [step, delay] of touches) {
            if (step.kind === 'add') {
              cart.add(step.id, step.amount);
              model.set(step.id, (model.get(step.id) ?? 0) + step.amount);
            } else if (step.kind === 'set') {
              cart.setQuantity(step.id, step.amount);
              if (step.amount === 0) model.delete(step.id);
              else model.set(step.id, step.amount);
            } else if (step.kind === 'answer') calls[next++]?.answer();
            else if (step.kind === 'lose') calls[next++]?.fail(new ApiError('unreachable', 'lost'));
            else if (step.kind === 'reload') cart = open();
            else if (step.kind === 'empty') {
              cart.empty();
              model.clear();
            } else if (step.kind === 'leave') {
              session.logOut();
              session.logIn(testToken());
            }
            await vi.advanceTimersByTimeAsync(delay);
            if (next > calls.length) next = calls.length;
            expect(cart.getState().amounts).toEqual(Object.fromEntries(model));
            expect(cart.getState().units).toBe([...model.values()].reduce((sum, amount) => sum + amount, 0));
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
