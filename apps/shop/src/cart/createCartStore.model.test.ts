// Over 150 lines: one machine of acts, which is only readable whole.
import { ApiError, type CartIntent } from '@magazijn/api-client';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testToken } from '../testing/testToken.ts';
import type { CartStore } from './CartStore.ts';
import type { OrderedCart } from './OrderedCart.ts';
import { CartModel } from './testing/cartModel.ts';
import { setUpCart } from './testing/setUpCart.ts';
import { tabbedStorage } from './testing/tabbedStorage.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What a buyer does to the cart. */
const touches = ['add', 'set', 'remove', 'reorder', 'coupon', 'reference', 'empty'] as const;
/** What happens to the page. */
const visits = ['tab', 'reload', 'recalculate'] as const;
/** Who is there. */
const people = ['log in', 'log out', 'switch', 'switch back'] as const;
/** What becomes of the cart as an order: it is made of it, and heard of now or much later, in any tab, more than once. */
const sales = ['order', 'placed', 'placed'] as const;
/** What becomes of a call. */
const fates = ['answer', 'answer', 'lose', 'refuse'] as const;

const arbitraryStep = fc.record({
  act: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...touches) },
    { weight: 1, arbitrary: fc.constantFrom(...visits) },
    { weight: 1, arbitrary: fc.constantFrom(...people) },
    { weight: 2, arbitrary: fc.constantFrom(...sales) },
    { weight: 3, arbitrary: fc.constantFrom(...fates) },
  ),
  id: fc.integer({ min: 1, max: 3 }),
  amount: fc.nat(5),
  text: fc.constantFrom('', 'DEMO10', 'Groep 3'),
  customer: fc.constantFrom('1', '2', '3'),
  /** Which of the tabs, of the open calls, or of the orders. */
  which: fc.nat(99),
  /** Milliseconds that pass after it. */
  pause: fc.integer({ min: 0, max: 200 }),
});

type Step = typeof arbitraryStep extends fc.Arbitrary<infer Value> ? Value : never;

/** A buyer's act in a tab, and the same told to the model. */
function touch(cart: CartStore, model: CartModel, { act, id, amount, text }: Step): void {
  const change = (apply: (wanted: CartIntent) => Partial<CartIntent>) =>
    model.touch((wanted) => ({ ...wanted, ...apply(wanted) }));
  const withAmount = (of: (before: number) => number) =>
    change(({ amounts: { [id]: before = 0, ...rest } }) => {
      const after = of(before);
      return { amounts: after === 0 ? rest : { ...rest, [id]: after } };
    });
  if (act === 'add') {
    cart.add(id, amount);
    withAmount((before) => before + amount);
  } else if (act === 'set') {
    cart.setQuantity(id, amount);
    withAmount(() => amount);
  } else if (act === 'remove') {
    cart.setQuantity(id, 0);
    withAmount(() => 0);
  } else if (act === 'reorder') {
    cart.addAll({ [id]: amount - 2 });
    withAmount((before) => Math.max(0, before + amount - 2));
  } else if (act === 'coupon') {
    cart.setCoupon(text);
    change(() => ({ coupon: text }));
  } else if (act === 'reference') {
    cart.setOrderReference(text);
    change(() => ({ orderReference: text }));
  } else if (act === 'empty') {
    cart.empty();
    change(() => ({ amounts: {} }));
  }
}

test('[T10, T11, T12, T13, T14, T62] agrees with a model over any sequence of touches, in any tab, of orders, answers, failures, reloads, logins and switches', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryStep, { maxLength: 60, size: 'max' }), async (steps) => {
      const openStorage = tabbedStorage(new Map());
      const { open, session, calls } = setUpCart({ storage: openStorage() });
      const model = new CartModel();
      const tabs = [open(openStorage())];
      const underWay = new Set<(typeof calls)[number]>();
      /** Calls that are overtaken by an order: their answers say nothing of the cart that is left. */
      const overtaken = new Set<(typeof calls)[number]>();
      const orders: OrderedCart[] = [];
      const placed = new Set<number>();
      let seen = 0;
      let customer: string | null = null;
      let previous: string | null = null;
      const become = (next: string | null) => {
        customer = next;
        model.enter(next);
      };
      session.logIn(testToken({ customerNumber: '1' }));
      become('1');

      const settle = (which: number, act: Step['act']) => {
        const call = [...underWay][which % Math.max(underWay.size, 1)];
        if (!call) return;
        underWay.delete(call);
        if (act === 'lose') return call.fail(new ApiError('unreachable', 'lost'));
        if (act === 'refuse' || !overtaken.has(call)) {
          model.answer(call.owner, call.intent, act === 'answer');
        }
        if (act === 'answer') call.answer();
        else call.fail(new ApiError('refused', 'Dat kan niet.', { status: 422 }));
      };
      const sell = (tab: CartStore, { act, which }: Step) => {
        const { amounts, coupon, orderReference, revision } = tab.getState();
        if (act === 'order') {
          if (customer === null || Object.keys(amounts).length === 0) return;
          const intent = { amounts, coupon, orderReference };
          orders.push({ id: orders.length + 1, owner: customer, revision, intent });
          return;
        }
        const order = orders[which % Math.max(orders.length, 1)];
        if (!order) return;
        tab.takeOut(order);
        if (placed.has(order.id)) return;
        placed.add(order.id);
        for (const call of calls) overtaken.add(call);
        model.order(order.owner, order.intent);
      };
      const pass = async (milliseconds: number) => {
        await vi.advanceTimersByTimeAsync(milliseconds);
        for (; seen < calls.length; seen += 1) underWay.add(calls[seen] as (typeof calls)[number]);
      };
      const agree = () => {
        const { amounts, coupon, orderReference } = model.current().wanted;
        for (const tab of tabs) {
          expect(tab.getState()).toMatchObject({ coupon, orderReference });
          expect(tab.getState().amounts).toEqual(amounts);
          expect(tab.getState().units).toBe(Object.values(amounts).reduce((sum, amount) => sum + amount, 0));
        }
      };

      for (const step of steps) {
        const { act, which } = step;
        const place = which % tabs.length;
        const tab = tabs[place] as CartStore;
        if (act === 'tab') tabs.push(open(openStorage()));
        else if (act === 'reload') tabs[place] = open(openStorage());
        else if (act === 'recalculate') tab.recalculate();
        else if (act === 'log in') {
          session.logIn(testToken({ customerNumber: step.customer }));
          previous = null;
          become(step.customer);
        } else if (act === 'log out') {
          session.logOut();
          previous = null;
          become(null);
        } else if (act === 'switch' && customer !== null) {
          previous ??= customer;
          session.switchTo(testToken({ customerNumber: step.customer }));
          become(step.customer);
        } else if (act === 'switch back' && previous !== null) {
          session.switchBack();
          become(previous);
          previous = null;
        } else if (act === 'answer' || act === 'lose' || act === 'refuse') settle(which, act);
        else if (act === 'order' || act === 'placed') sell(tab, step);
        else touch(tab, model, step);
        await pass(step.pause);
        agree();
      }

      // When everything has been answered, what is stored is what is wanted, priced, in every tab.
      for (const tab of tabs) tab.recalculate();
      await pass(0);
      for (let round = 0; round < 100 && underWay.size > 0; round += 1) {
        settle(0, 'answer');
        await pass(6_000);
      }
      agree();
      for (const tab of tabs) {
        const { status, units, subtotal } = tab.getState();
        expect({ status, subtotal }).toEqual({ status: 'settled', subtotal: units * 100 });
      }
    }),
    // `pnpm prove` asks for more.
    { numRuns: Number(process.env.MODEL_RUNS ?? 100) },
  );
}, 600_000);
