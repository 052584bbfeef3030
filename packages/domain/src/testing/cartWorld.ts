import type { CartIntent } from '../cart/cartRecord.ts';
import {
  type CartAct,
  type CartEffect,
  type CartState,
  type CartSurroundings,
  cartReducer,
  type OrderedCart,
  unopenedCart,
} from '../cart/cartReducer.ts';
import { cartView } from '../cart/cartView.ts';
import { sumQuantities } from '../cart/storedCart.ts';
import type { CartCall, CartTab, CartWorld } from './cartSequences.ts';

/** A reducer-based tab; the world runs its effects. */
interface SimulatedTab {
  state: CartState;
  /** When `send` is due, on the world's clock; null when nothing is planned. */
  dueAt: number | null;
}

/** A simulated browser: storage, clock, session and calls are plain values, advanced by the test. */
export function openCartWorld(): CartWorld & { readonly kept: () => string | null } {
  const tabs: SimulatedTab[] = [];
  const calls: CartCall[] = [];
  /** Tabs with a pending storage event of another tab's write. */
  const toTell = new Set<SimulatedTab>();
  let record: string | null = null;
  let savedTexts: string | null = null;
  let now = 0;
  let customer: string | null = null;
  let own: string | null = null;
  let loggedOut = false;
  let revisions = 0;
  let events = 0;

  function see(): CartSurroundings {
    revisions += 1;
    const newRevision = revisions.toString(16).padStart(32, '0');
    return { record, savedTexts, customer, loggedOut, now, newRevision };
  }

  function act(tab: SimulatedTab, what: CartAct): void {
    events += 1;
    if (events > 10_000)
      throw new Error('The carts never come to rest: tabs answer each other, or send, for ever.');
    const { state, effects } = cartReducer(tab.state, { ...what, seen: see() });
    tab.state = state;
    for (const effect of effects) run(tab, effect);
  }

  function run(tab: SimulatedTab, effect: CartEffect): void {
    if (effect.type === 'writeRecord') {
      record = effect.text;
      for (const other of tabs) if (other !== tab) toTell.add(other);
    } else if (effect.type === 'writeSavedTexts') savedTexts = effect.text;
    else if (effect.type === 'planSend') tab.dueAt = effect.after === null ? null : now + effect.after;
    else if (effect.type === 'price') ask(tab, effect.intent);
  }

  function ask(tab: SimulatedTab, intent: CartIntent): void {
    const fail = (reason: 'no-answer' | 'refused') => act(tab, { type: 'failed', reason, message: '' });
    calls.push({
      owner: customer ?? '',
      intent,
      answer: () =>
        act(tab, {
          type: 'answered',
          answer: { priced: intent },
          subtotal: sumQuantities(intent.quantities),
          info: null,
        }),
      lose: () => fail('no-answer'),
      refuse: () => fail('refused'),
    });
  }

  function tell(): void {
    for (const tab of toTell) {
      toTell.delete(tab);
      act(tab, { type: 'storageChanged', elsewhere: false });
    }
  }

  function become(next: string | null): void {
    customer = next;
    if (next !== null) loggedOut = false;
    for (const tab of tabs) act(tab, { type: 'sessionChanged' });
  }

  function openTab(): CartTab {
    const tab: SimulatedTab = { state: unopenedCart, dueAt: null };
    tabs.push(tab);
    act(tab, { type: 'open' });
    return {
      getState: () => cartView(tab.state),
      add: (productId, quantity) => act(tab, { type: 'add', productId, quantity }),
      addAll: (quantities) => act(tab, { type: 'addAll', quantities }),
      setQuantity: (productId, quantity) => act(tab, { type: 'setQuantity', productId, quantity }),
      setCouponCode: (code) => act(tab, { type: 'setCouponCode', code }),
      setOrderReference: (text) => act(tab, { type: 'setOrderReference', text }),
      empty: () => act(tab, { type: 'empty' }),
      takeOut: (order: OrderedCart) => act(tab, { type: 'takeOut', order }),
      recalculate: () => act(tab, { type: 'send' }),
    };
  }

  return {
    openTab,
    calls,
    kept: () => record,
    logIn: (next) => {
      own = null;
      become(next);
    },
    logOut: () => {
      own = null;
      loggedOut = true;
      become(null);
    },
    switchTo: (next) => {
      own ??= customer;
      become(next);
    },
    switchBack: () => {
      const back = own;
      own = null;
      become(back);
    },
    pass: async (milliseconds) => {
      const end = now + milliseconds;
      tell();
      for (;;) {
        const [next] = tabs
          .filter(({ dueAt }) => dueAt !== null && dueAt <= end)
          .sort((a, b) => Number(a.dueAt) - Number(b.dueAt));
        if (next === undefined) break;
        now = Number(next.dueAt);
        next.dueAt = null;
        act(next, { type: 'send' });
        tell();
      }
      now = end;
    },
  };
}
