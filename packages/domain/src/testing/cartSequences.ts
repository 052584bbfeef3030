import fc from 'fast-check';
import { expect } from 'vitest';
import type { CartIntent, OrderedCart } from '../cart/cartRecord.ts';
import type { CartView } from '../cart/cartView.ts';
import type { CartQuantities } from '../cart/storedCart.ts';
import { CartModel } from './cartModel.ts';

export interface CartTab {
  readonly getState: () => CartView;
  readonly add: (productId: number, quantity: number) => void;
  readonly addAll: (quantities: CartQuantities) => void;
  readonly setQuantity: (productId: number, quantity: number) => void;
  readonly setCouponCode: (code: string) => void;
  readonly setOrderReference: (text: string) => void;
  readonly empty: () => void;
  readonly takeOut: (order: OrderedCart) => void;
  readonly recalculate: () => void;
}

export interface CartCall {
  readonly owner: string;
  readonly intent: CartIntent;
  /** Prices the cart at one euro per unit. */
  readonly answer: () => void;
  readonly lose: () => void;
  readonly refuse: () => void;
}

/** A simulated browser with tabs, a shared session and a back end controlled by the test. */
export interface CartWorld {
  readonly openTab: () => CartTab;
  readonly logIn: (customer: string) => void;
  readonly logOut: () => void;
  readonly switchTo: (customer: string) => void;
  readonly switchBack: () => void;
  readonly calls: readonly CartCall[];
  readonly pass: (milliseconds: number) => Promise<void>;
}

const buyerActions = ['add', 'set', 'remove', 'reorder', 'coupon', 'reference', 'empty'] as const;
const pageActions = ['tab', 'reload', 'recalculate'] as const;
const sessionActions = ['log in', 'log out', 'switch', 'switch back'] as const;
/** Orders are made of a cart and reported placed later, in any tab, possibly more than once. */
const orderActions = ['order', 'placed', 'placed'] as const;
const callOutcomes = ['answer', 'answer', 'lose', 'refuse'] as const;

const arbitraryStep = fc.record({
  act: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...buyerActions) },
    { weight: 1, arbitrary: fc.constantFrom(...pageActions) },
    { weight: 1, arbitrary: fc.constantFrom(...sessionActions) },
    { weight: 2, arbitrary: fc.constantFrom(...orderActions) },
    { weight: 3, arbitrary: fc.constantFrom(...callOutcomes) },
  ),
  id: fc.integer({ min: 1, max: 3 }),
  quantity: fc.nat(5),
  text: fc.constantFrom('', 'DEMO10', 'Groep 3'),
  customer: fc.constantFrom('1', '2', '3'),
  which: fc.nat(99),
  intervalMs: fc.integer({ min: 0, max: 200 }),
});

type Step = typeof arbitraryStep extends fc.Arbitrary<infer Value> ? Value : never;

function runBuyerAction(cart: CartTab, model: CartModel, { act, id, quantity, text }: Step): void {
  const change = (apply: (wanted: CartIntent) => Partial<CartIntent>) =>
    model.change((wanted) => ({ ...wanted, ...apply(wanted) }));
  const withQuantity = (of: (before: number) => number) =>
    change(({ quantities: { [id]: before = 0, ...rest } }) => {
      const after = of(before);
      return { quantities: after === 0 ? rest : { ...rest, [id]: after } };
    });
  if (act === 'add') {
    cart.add(id, quantity);
    withQuantity((before) => before + quantity);
  } else if (act === 'set') {
    cart.setQuantity(id, quantity);
    withQuantity(() => quantity);
  } else if (act === 'remove') {
    cart.setQuantity(id, 0);
    withQuantity(() => 0);
  } else if (act === 'reorder') {
    cart.addAll({ [id]: quantity - 2 });
    withQuantity((before) => Math.max(0, before + quantity - 2));
  } else if (act === 'coupon') {
    cart.setCouponCode(text);
    change(() => ({ couponCode: text }));
  } else if (act === 'reference') {
    cart.setOrderReference(text);
    change(() => ({ orderReference: text }));
  } else if (act === 'empty') {
    cart.empty();
    change(() => ({ quantities: {} }));
  }
}

/**
 * Property: every tab's cart equals the model after any actions; once all calls are answered, the stored cart is
 * priced.
 */
export const agreesWithModel = (openWorld: () => CartWorld) =>
  fc.asyncProperty(fc.array(arbitraryStep, { maxLength: 60, size: 'max' }), async (steps) => {
    const world = openWorld();
    const { calls, pass } = world;
    const model = new CartModel();
    const tabs = [world.openTab()];
    const answered = new Set<CartCall>();
    /** Calls sent before an order was removed: their responses no longer apply. */
    const staleCalls = new Set<CartCall>();
    const orders: OrderedCart[] = [];
    const placed = new Set<number>();
    let customer: string | null = null;
    let previous: string | null = null;
    const enterCustomer = (next: string | null) => {
      customer = next;
      model.enter(next);
    };
    world.logIn('1');
    enterCustomer('1');

    const pendingCalls = () => calls.filter((call) => !answered.has(call));
    const answerCall = (which: number, act: Step['act']) => {
      const open = pendingCalls();
      const call = open[which % Math.max(open.length, 1)];
      if (!call) return;
      answered.add(call);
      if (act === 'lose') {
        call.lose();
        return;
      }
      if (act === 'refuse' || !staleCalls.has(call)) model.answer(call.owner, call.intent, act === 'answer');
      if (act === 'answer') call.answer();
      else call.refuse();
    };
    const runOrderAction = (tab: CartTab, { act, which }: Step) => {
      const { quantities, couponCode, orderReference, revision } = tab.getState();
      if (act === 'order') {
        if (customer === null || Object.keys(quantities).length === 0) return;
        const intent = { quantities, couponCode, orderReference };
        orders.push({ id: orders.length + 1, owner: customer, revision, intent });
        return;
      }
      const order = orders[which % Math.max(orders.length, 1)];
      if (!order) return;
      tab.takeOut(order);
      if (placed.has(order.id)) return;
      placed.add(order.id);
      for (const call of calls) staleCalls.add(call);
      model.order(order.owner, order.intent);
    };
    const expectAgreement = () => {
      const { quantities, couponCode, orderReference } = model.current().wanted;
      for (const tab of tabs) {
        expect(tab.getState()).toMatchObject({ couponCode, orderReference });
        expect(tab.getState().quantities).toEqual(quantities);
        expect(tab.getState().units).toBe(
          Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0),
        );
      }
    };

    for (const step of steps) {
      const { act, which } = step;
      const place = which % tabs.length;
      const tab = tabs[place] as CartTab;
      if (act === 'tab') tabs.push(world.openTab());
      else if (act === 'reload') tabs[place] = world.openTab();
      else if (act === 'recalculate') tab.recalculate();
      else if (act === 'log in') {
        world.logIn(step.customer);
        previous = null;
        enterCustomer(step.customer);
      } else if (act === 'log out') {
        world.logOut();
        previous = null;
        enterCustomer(null);
      } else if (act === 'switch' && customer !== null) {
        previous ??= customer;
        world.switchTo(step.customer);
        enterCustomer(step.customer);
      } else if (act === 'switch back' && previous !== null) {
        world.switchBack();
        enterCustomer(previous);
        previous = null;
      } else if (act === 'answer' || act === 'lose' || act === 'refuse') answerCall(which, act);
      else if (act === 'order' || act === 'placed') runOrderAction(tab, step);
      else runBuyerAction(tab, model, step);
      await pass(step.intervalMs);
      expectAgreement();
    }

    for (const tab of tabs) tab.recalculate();
    await pass(0);
    for (let round = 0; round < 100 && pendingCalls().length > 0; round += 1) {
      answerCall(0, 'answer');
      await pass(6_000);
    }
    expectAgreement();
    for (const tab of tabs) {
      const { status, units, subtotal } = tab.getState();
      expect({ status, subtotal }).toEqual({ status: 'settled', subtotal: units * 100 });
    }
  });
