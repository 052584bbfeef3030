// Over 300 lines: the cases are event sequences of one store and share one harness.
import { ApiError, type CartInfo } from '@magazijn/api-client';
import { buildCart } from '@magazijn/api-client/testing';
import {
  type CartIntent,
  type CartQuantities,
  emptyCart,
  type OrderedCart,
  readCartRecord,
  setQuantity,
  toStored,
  unknownCart,
} from '@magazijn/domain/cart';
import { arbitraryStoredCart } from '@magazijn/domain/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartKey } from '../stores/CartStore.ts';
import type { SessionStore } from '../stores/SessionStore.ts';
import { createCartStore } from './createCartStore.ts';
import { answerCart } from './testing/answerCart.ts';

const intent = (quantities: CartQuantities, couponCode = '', orderReference = ''): CartIntent => ({
  quantities,
  couponCode,
  orderReference,
});

/** The parsed response to a call, and a parsed stored response. */
const [priced, read] = [buildCart(), buildCart()];

/** The browser state at the moment of an event. */
interface Surroundings {
  readonly record: string | null;
  readonly savedTexts: string | null;
  readonly customer: string | null;
  readonly loggedOut: boolean;
  readonly now: number;
}

type Act =
  | { readonly type: 'add'; readonly productId: number; readonly quantity: number }
  | { readonly type: 'addAll'; readonly quantities: CartQuantities }
  | {
      readonly type: 'setQuantity';
      readonly productId: number;
      readonly quantity: number;
      readonly owner?: string | undefined;
    }
  | { readonly type: 'setCouponCode'; readonly code: string }
  | { readonly type: 'setOrderReference'; readonly text: string; readonly owner?: string | undefined }
  | { readonly type: 'restore'; readonly taken: CartIntent }
  | { readonly type: 'takeOut'; readonly order: OrderedCart }
  | { readonly type: 'answered' }
  | { readonly type: 'failed'; readonly reason: 'no-answer' | 'refused' }
  | { readonly type: 'storageChanged'; readonly elsewhere: boolean }
  | { readonly type: 'empty' | 'send' | 'sessionChanged' | 'online' };

/** What the store did during one event, in its order. */
type Effect =
  | { readonly type: 'writeRecord' | 'writeSavedTexts'; readonly text: string | null }
  | { readonly type: 'planSend'; readonly after: number | null }
  | { readonly type: 'price'; readonly intent: CartIntent }
  | { readonly type: 'readAnswer'; readonly answer: unknown }
  | { readonly type: 'tellRefusal'; readonly message: string };

interface Waiting {
  readonly resolve: (value: never) => unknown;
  readonly reject: (error: unknown) => unknown;
}

/** A promise whose outcome runs at once, so that each event can be checked by itself. */
function synchronous(keep: (waiting: Waiting) => void) {
  const outcome = { catch: () => outcome };
  return {
    // biome-ignore lint/suspicious/noThenProperty: it stands in for the promise of a call
    then: (resolve: Waiting['resolve'], reject: Waiting['reject']) => {
      // The store throws the error again for `flush`.
      const ignoreError = (error: unknown) => {
        try {
          reject(error);
        } catch {}
      };
      keep({ resolve, reject: ignoreError });
      return outcome;
    },
  };
}

const failures = {
  'no-answer': () => new ApiError('unreachable', 'lost'),
  unauthorised: () => new ApiError('refused', '', { status: 401 }),
  refused: (message: string) => new ApiError('refused', message, { status: 422 }),
};

/** Takes the effects of the tab whose event is under way: all tabs share the timers. */
let recorder = (_effect: Effect) => {};

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation(() => recorder({ type: 'planSend', after: null }));
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((_: unknown, after: number) =>
    recorder({ type: 'planSend', after })) as never);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  // In this order: the spies stand on the fake timers, and would put those back.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A store in a tab with simulated storage, session and calls, which records what each event makes it do. */
function openTab(given: Partial<Surroundings> = {}) {
  let seen: Surroundings = {
    record: null,
    savedTexts: null,
    customer: '1',
    loggedOut: false,
    now: 0,
    ...given,
  };
  let effects: Effect[] = [];
  let isFull = false;
  let call: Waiting | null = null;
  const reads: { readonly answer: unknown; readonly waiting: Waiting }[] = [];
  const listeners = { session: () => {}, storage: (_key: string | null) => {}, online: () => {} };
  const record = (effect: Effect) => {
    // Only the last plan of an event counts, whenever it was made.
    if (effect.type === 'planSend') effects = [effect, ...effects.filter(({ type }) => type !== 'planSend')];
    else effects.push(effect);
  };
  recorder = record;
  const listen = vi.spyOn(window, 'addEventListener').mockImplementation((_, listener) => {
    listeners.online = listener as () => void;
  });
  const session: Pick<SessionStore, 'getState' | 'subscribe' | 'token'> = {
    getState: () =>
      ({
        viewer:
          seen.customer === null
            ? { kind: 'anonymous' }
            : { kind: 'customer', customerNumber: seen.customer },
        left: seen.loggedOut ? 'logged-out' : null,
      }) as never,
    subscribe: (listener) => {
      listeners.session = listener;
      return () => {};
    },
    token: () => seen.customer,
  };
  const store = createCartStore({
    api: {
      recalculateCart: (sent) => {
        record({ type: 'price', intent: sent });
        return synchronous((waiting) => (call = waiting)) as never;
      },
      cartFromWire: (answer) => {
        record({ type: 'readAnswer', answer });
        return synchronous((waiting) => reads.push({ answer, waiting })) as never;
      },
    },
    session: session as SessionStore,
    storage: {
      read: () => seen.record,
      write: (_key, text) => {
        record({ type: 'writeRecord', text });
        seen = { ...seen, record: text };
        return !isFull;
      },
      onOutsideChange: (listener) => {
        listeners.storage = listener;
        return () => {};
      },
    },
    tab: {
      read: () => seen.savedTexts,
      write: (_key, text) => {
        record({ type: 'writeSavedTexts', text });
        seen = { ...seen, savedTexts: text };
        return true;
      },
      onOutsideChange: () => () => {},
    },
    onRefused: (message) => record({ type: 'tellRefusal', message }),
  });
  listen.mockRestore();

  function perform(what: Act): void {
    switch (what.type) {
      case 'add':
        store.add(what.productId, what.quantity);
        return;
      case 'addAll':
        store.addAll(what.quantities);
        return;
      case 'setQuantity':
        store.setQuantity(what.productId, what.quantity, what.owner);
        return;
      case 'setCouponCode':
        store.setCouponCode(what.code);
        return;
      case 'setOrderReference':
        store.setOrderReference(what.text, what.owner);
        return;
      case 'restore':
        store.restore(what.taken);
        return;
      case 'takeOut':
        store.takeOut(what.order);
        return;
      case 'empty':
        store.empty();
        return;
      case 'send':
        store.recalculate();
        return;
      case 'answered':
        answer();
        return;
      case 'failed':
        fail(what.reason, what.reason === 'refused' ? 'Nee.' : '');
        return;
      case 'sessionChanged':
        listeners.session();
        return;
      case 'storageChanged':
        listeners.storage(what.elsewhere ? null : cartKey);
        return;
      case 'online':
        listeners.online();
        return;
    }
  }
  function answer(answered: object = { products: [] }, subtotal = 9.5): void {
    const { resolve } = call ?? {};
    call = null;
    const { answer: whole } = answerCart(intent({}));
    resolve?.({ cart: priced, answer: { ...whole, ...answered, subtotal_exclusive: subtotal } } as never);
  }
  function fail(reason: keyof typeof failures, message = ''): void {
    const { reject } = call ?? {};
    call = null;
    reject?.(failures[reason](message));
  }

  const during = (happen: () => void) => {
    effects = [];
    recorder = record;
    happen();
    return tab;
  };
  const tab = {
    act: (what: Act, changed: Partial<Surroundings> = {}) => {
      seen = { ...seen, ...changed };
      vi.setSystemTime(seen.now);
      return during(() => perform(what));
    },
    add: (productId: number, quantity: number) => tab.act({ type: 'add', productId, quantity }),
    /** Sends the current intent and answers the call. */
    price: () => tab.act({ type: 'send' }).answer(),
    answer: (answered?: object, subtotal?: number) => during(() => answer(answered, subtotal)),
    fail: (reason: keyof typeof failures, message = '') => during(() => fail(reason, message)),
    /** The first stored response that is still to be parsed is read. */
    answerRead: (info: CartInfo) => during(() => reads.shift()?.waiting.resolve(info as never)),
    /** Whether storage refuses to keep what is written. */
    full: (full: boolean) => {
      isFull = full;
      return tab;
    },
    isCalling: () => call !== null,
    view: () => store.getState(),
    seen: () => seen,
    effects: () => effects,
    /** The effects of the last event, without storage writes. */
    next: () => effects.filter(({ type }) => type !== 'writeRecord' && type !== 'writeSavedTexts'),
    kept: () => readCartRecord(seen.record, ''),
  };
  return tab;
}

const sendAfter = (after: number | null) => ({ type: 'planSend', after });

describe('open', () => {
  test('the record is written once, and not again while nothing changes', () => {
    const tab = openTab();
    expect(tab.effects()).toEqual([{ type: 'writeRecord', text: tab.seen().record }]);
    expect(openTab({ record: tab.seen().record }).effects()).toEqual([]);
  });

  test('a record without a revision is written with one, so that all tabs share it', () => {
    const tab = openTab({ record: JSON.stringify(toStored(setQuantity(emptyCart('1'), 7, 2))) });
    expect(tab.view()).toMatchObject({ known: true, quantities: { 7: 2 } });
    expect(JSON.parse(tab.seen().record ?? '').revision).toBe(tab.view().revision);
  });

  test('an event without effect returns the same view, so that nothing renders again', () => {
    const tab = openTab().add(7, 2).price();
    const before = tab.view();
    expect(tab.act({ type: 'online' }).view()).toBe(before);
  });

  test('the names of products that a response leaves out are stored until the cart no longer holds them', () => {
    const lines = (...ids: number[]) => ({ products: ids.map((id) => ({ id, description: `P${id}` })) });
    const priced = openTab().add(7, 1).add(8, 1).act({ type: 'send' }).answer(lines(7, 8));
    const gone = priced.act({ type: 'send' }).answer(lines(8));
    expect(gone.view().goneNames).toEqual({ 7: 'P7' });
    const reloaded = openTab(gone.seen()).act({ type: 'send' }).answer(lines(8));
    expect(reloaded.view().goneNames).toEqual({ 7: 'P7' });
    expect(reloaded.act({ type: 'send' }).answer(lines(7, 8)).view().goneNames).toEqual({});
    const removed = gone.act({ type: 'setQuantity', productId: 7, quantity: 0 }).act({ type: 'send' });
    expect(removed.answer(lines(8)).view().goneNames).toEqual({});
  });

  test('a stored response is parsed, then shown', () => {
    const { record } = openTab().add(7, 2).price().seen();
    const tab = openTab({ record });
    const answer = tab.kept().stored.data;
    expect(tab.next()).toEqual([{ type: 'readAnswer', answer }]);
    expect(tab.view().info).toBeNull();
    const other = openTab()
      .add(8, 1)
      .act({ type: 'send' })
      .answer({ products: ['of another cart'] })
      .seen();
    tab.act({ type: 'storageChanged', elsewhere: false }, { record: other.record });
    tab.answerRead(buildCart());
    expect(tab.view().info).toBeNull();
    tab.answerRead(read);
    expect(tab.view().info).toBe(read);
  });

  test('an unpriced cart is priced', () => {
    const parked = openTab().add(7, 2).price().act({ type: 'sessionChanged' }, { customer: '2' }).seen();
    expect(parked.record).not.toContain('products');
    const tab = openTab({ ...parked, customer: '1' });
    expect(tab.next()).toEqual([sendAfter(120)]);
    tab.act({ type: 'send' });
    expect(tab.next()).toEqual([sendAfter(null), { type: 'price', intent: intent({ 7: 2 }) }]);
  });

  test('an unsent change is sent', () => {
    const { record } = openTab().add(7, 3).seen();
    const tab = openTab({ record });
    expect(tab.view()).toMatchObject({ quantities: { 7: 3 }, status: 'calculating' });
    expect(tab.next()).toEqual([sendAfter(120)]);
  });

  test('when storage is full or blocked the cart stays in the tab, and the state reports it until a write succeeds', () => {
    const tab = openTab().full(true).add(7, 1);
    expect(tab.view()).toMatchObject({ kept: false, quantities: { 7: 1 } });
    expect(tab.full(false).add(7, 1).view().kept).toBe(true);
  });
});

describe('changes by the buyer', () => {
  test('[T11] the screen updates at once; the server is called once, 120 ms after the last change', () => {
    const tab = openTab().add(7, 1).add(7, 2);
    expect(tab.view()).toMatchObject({
      quantities: { 7: 3 },
      units: 3,
      status: 'calculating',
      lastAdded: null,
    });
    expect(tab.next()).toEqual([sendAfter(120)]);
    expect(tab.act({ type: 'send' }).next()).toContainEqual({ type: 'price', intent: intent({ 7: 3 }) });
  });

  test('[T13] the stored cart changes only after a response; then the addition is announced', () => {
    const tab = openTab().add(7, 2).act({ type: 'send' });
    expect(tab.kept()).toMatchObject({ stored: { quantities: {} }, pending: { quantities: { 7: 2 } } });
    tab.answer({ products: [7] }, 9.5);
    expect(tab.kept()).toMatchObject({
      stored: { quantities: { 7: 2 }, total: { items: 2, amount: 9.5 }, data: { products: [7] } },
      pending: null,
    });
    const settled = { status: 'settled', subtotal: 950, info: priced };
    expect(tab.view()).toMatchObject({ ...settled, lastAdded: { productId: 7, sequence: 1 } });
    const { lastAdded, revision } = tab.add(8, 1).price().view();
    expect(lastAdded).toEqual({ productId: 8, sequence: 2, revision });
    expect(tab.act({ type: 'setQuantity', productId: 8, quantity: 2 }).view().revision).not.toBe(revision);
  });

  test('[T14] addAll changes several lines, clamps them to 0 and the maximum, and announces nothing', () => {
    const tab = openTab().act({ type: 'setQuantity', productId: 7, quantity: 9990 });
    tab.act({ type: 'addAll', quantities: { 7: 20, 8: 3, 9: -4 } }).price();
    expect(tab.view()).toMatchObject({ quantities: { 7: 9999, 8: 3 }, lastAdded: null });
  });

  test('[T11] a quantity above the maximum changes nothing and reports the reason once', () => {
    const tab = openTab().act({ type: 'setQuantity', productId: 7, quantity: 9999 }).add(7, 1);
    const message = 'Je kunt van een artikel maximaal 9.999 bestellen.';
    expect(tab.effects()).toEqual([{ type: 'tellRefusal', message }]);
    expect(tab.view()).toMatchObject({ quantities: { 7: 9999 }, refusal: message });
    expect(tab.act({ type: 'setQuantity', productId: 7, quantity: 1 }).view().refusal).toBe('');
  });

  test('[T11] removing the last product resets the cart, sends nothing and plans nothing', () => {
    const tab = openTab().add(7, 2).act({ type: 'setCouponCode', code: 'DEMO10' }).price();
    tab.act({ type: 'setQuantity', productId: 7, quantity: 0 });
    expect(tab.kept()).toMatchObject({ stored: emptyCart('1'), pending: null });
    expect(tab.view()).toMatchObject({
      units: 0,
      couponCode: '',
      info: null,
      subtotal: 0,
      status: 'settled',
    });
    expect(tab.next()).toEqual([sendAfter(null)]);
    expect(tab.act({ type: 'send' }).next()).toEqual([sendAfter(null)]);
  });

  test('undoing an empty restores coupon and reference, beside products added since', () => {
    const tab = openTab().add(7, 2).act({ type: 'empty' }).add(8, 1);
    tab.act({ type: 'restore', taken: intent({ 7: 2 }, 'DEMO10', 'Groep 3') });
    const all = { quantities: { 7: 2, 8: 1 }, couponCode: 'DEMO10', orderReference: 'Groep 3' };
    expect(tab.view()).toMatchObject(all);
  });

  test('undoing an empty adds to products added since, up to the maximum of a line', () => {
    const tab = openTab().add(7, 5).act({ type: 'empty' }).add(7, 2);
    tab.act({ type: 'restore', taken: intent({ 7: 5 }) });
    expect(tab.view().quantities).toEqual({ 7: 7 });
    tab.act({ type: 'restore', taken: intent({ 7: 9_999, 8: 1 }) });
    expect(tab.view().quantities).toEqual({ 7: 9_999, 8: 1 });
  });

  test('undoing an empty keeps a coupon and a reference typed since', () => {
    const tab = openTab().add(7, 5).act({ type: 'empty' }).add(8, 1);
    tab.act({ type: 'setCouponCode', code: 'ZOMER' });
    tab.act({ type: 'restore', taken: intent({ 7: 5 }, 'DEMO10', 'Groep 3') });
    expect(tab.view()).toMatchObject({ couponCode: 'ZOMER', orderReference: 'Groep 3' });
    tab.act({ type: 'setOrderReference', text: 'Groep 4' });
    tab.act({ type: 'restore', taken: intent({ 7: 1 }, 'DEMO10', 'Groep 3') });
    expect(tab.view()).toMatchObject({ couponCode: 'ZOMER', orderReference: 'Groep 4' });
  });

  test('lines beyond the maximum of a cart are refused before they are sent; the cart stays unchanged', () => {
    const lines = (count: number, from = 1) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [from + index, 1]));
    const refusal = 'Een winkelmand heeft maximaal 500 verschillende artikelen.';
    const tab = openTab().act({ type: 'addAll', quantities: lines(500) });
    expect(tab.view()).toMatchObject({ units: 500, refusal: '' });
    expect(tab.act({ type: 'addAll', quantities: lines(2, 500) }).view()).toMatchObject({
      units: 500,
      refusal,
    });
    expect(tab.next()).toEqual([{ type: 'tellRefusal', message: refusal }]);
    expect(tab.add(501, 1).view()).toMatchObject({ units: 500, refusal });
    expect(tab.add(500, 1).view()).toMatchObject({ units: 501, refusal: '' });
    tab.act({ type: 'empty' }).act({ type: 'restore', taken: intent(lines(501)) });
    expect(tab.view()).toMatchObject({ units: 0, refusal });
    tab.act({ type: 'restore', taken: intent(lines(500)) });
    expect(tab.view()).toMatchObject({ units: 500, refusal: '' });
  });

  test('the cart of a visitor equals the view during hydration, except that it is known', () => {
    const tab = openTab({ customer: null });
    expect(tab.view()).toEqual({ ...unknownCart, known: true, revision: tab.view().revision });
  });

  test('a visitor cannot fill a cart', () => {
    expect(openTab({ customer: null }).add(7, 1).view().units).toBe(0);
  });

  test('every change makes a new revision, the same in every tab', () => {
    const tab = openTab();
    const before = tab.view().revision;
    tab.add(7, 1);
    expect(tab.view().revision).not.toBe(before);
    expect(openTab({ record: tab.seen().record }).view().revision).toBe(tab.view().revision);
    const { revision } = tab.view();
    expect(tab.price().view().revision).toBe(revision);
  });
});

describe('one call at a time', () => {
  test('a change during a call waits for the response; then the latest intent is sent', () => {
    const tab = openTab().add(7, 1).act({ type: 'send' }).add(7, 1).act({ type: 'send' });
    expect(tab.next()).toEqual([sendAfter(null)]);
    tab.answer();
    expect(tab.kept()).toMatchObject({ stored: { quantities: { 7: 1 } }, pending: { quantities: { 7: 2 } } });
    expect(tab.next()).toEqual([sendAfter(0)]);
    expect(tab.act({ type: 'send' }).next()).toContainEqual({ type: 'price', intent: intent({ 7: 2 }) });
    expect(tab.answer().view()).toMatchObject({ quantities: { 7: 2 }, status: 'settled' });
  });

  test('[T13] after a refusal the cart returns to the last accepted state, with the server’s message', () => {
    const tab = openTab().add(7, 1).price().add(8, 1).act({ type: 'send' });
    tab.fail('refused', 'Dit product bestaat niet meer.');
    const refusal = 'Dit product bestaat niet meer.';
    expect(tab.view()).toMatchObject({ quantities: { 7: 1 }, refusal, lastAdded: { productId: 7 } });
    expect(tab.next()).toEqual([{ type: 'tellRefusal', message: refusal }]);
  });

  test('regression: a cart that returns to an unpriced state is priced', () => {
    const tab = openTab().add(7, 2).act({ type: 'setCouponCode', code: 'DEMO10' }).price();
    tab
      .act({ type: 'sessionChanged' }, { customer: null })
      .act({ type: 'sessionChanged' }, { customer: '1' });
    tab.act({ type: 'send' }).fail('refused', 'Nee.');
    expect(tab.view()).toMatchObject({ quantities: { 7: 2 }, couponCode: '', subtotal: 0 });
    expect(tab.next()).toContainEqual(sendAfter(0));
    expect(tab.price().view()).toMatchObject({ status: 'settled', subtotal: 950 });
  });

  test('regression: an unpriced cart is sent after a stale response', () => {
    const tab = openTab().add(7, 2).act({ type: 'send' });
    const record = JSON.stringify(toStored(setQuantity(emptyCart('1'), 8, 1)));
    tab.act({ type: 'storageChanged', elsewhere: false }, { record });
    expect(tab.next()).toEqual([sendAfter(5_000)]);
    expect(tab.answer().next()).toEqual([sendAfter(0)]);
  });

  test('a cart that is repriced is calculating until the response', () => {
    const tab = openTab().add(7, 1).price().act({ type: 'send' });
    expect(tab.view().status).toBe('calculating');
    expect(tab.answer().view().status).toBe('settled');
  });

  test('a change that failed once and is then refused is neither unsent nor outdated', () => {
    const tab = openTab().add(7, 1).price().add(8, 1).act({ type: 'send' }).fail('no-answer');
    expect(tab.view().status).toBe('unsent');
    tab.act({ type: 'send' }).fail('refused', 'Nee.');
    expect(tab.view()).toMatchObject({ quantities: { 7: 1 }, status: 'settled', refusal: 'Nee.' });
  });

  test('a refusal without a message shows the default text', () => {
    const tab = openTab().add(7, 1).act({ type: 'send' }).fail('refused');
    expect(tab.view().refusal).toBe('Je winkelmand kon niet worden gewijzigd. Probeer het opnieuw.');
  });

  test('a change made after a refused one is still sent, and no refusal is shown', () => {
    const tab = openTab().add(7, 1).act({ type: 'send' }).add(8, 1).fail('refused', 'Nee.');
    expect(tab.next()).toEqual([sendAfter(0)]);
    expect(tab.view()).toMatchObject({ quantities: { 7: 1, 8: 1 }, refusal: '' });
  });

  test('without a response the change is kept and retried after 5, 15 and then every 60 seconds', () => {
    const tab = openTab().add(7, 1);
    const waits = [1, 2, 3, 4].map(() => tab.act({ type: 'send' }).fail('no-answer').next());
    expect(waits).toEqual([5_000, 15_000, 60_000, 60_000].map((after) => [sendAfter(after)]));
    expect(tab.view()).toMatchObject({ quantities: { 7: 1 }, status: 'unsent' });
    tab.price().add(7, 1).act({ type: 'send' }).fail('no-answer');
    expect(tab.next()).toEqual([sendAfter(5_000)]);
  });

  test('after a lost response the retry delay holds, even if the intent has changed', () => {
    const tab = openTab().add(7, 1).act({ type: 'send' }).add(7, 1).fail('no-answer');
    expect(tab.next()).toEqual([sendAfter(5_000)]);
  });

  test('a cart that could not be repriced is outdated, not unsent', () => {
    const tab = openTab().add(7, 1).price().act({ type: 'send' });
    expect(tab.fail('no-answer').view()).toMatchObject({
      quantities: { 7: 1 },
      status: 'outdated',
      refusal: '',
    });
    const refused = openTab().add(7, 1).price().act({ type: 'send' }).fail('refused', 'Nee.');
    expect(refused.view()).toMatchObject({ status: 'outdated', refusal: '' });
    expect(refused.next()).toEqual([]);
  });

  test('an unauthorised session does not change the cart’s status', () => {
    const tab = openTab().add(7, 1).act({ type: 'send' }).fail('unauthorised');
    expect(tab.view()).toMatchObject({ quantities: { 7: 1 }, status: 'calculating', refusal: '' });
    expect(tab.next()).toEqual([]);
  });

  test('back online, an unsent change is sent at once', () => {
    const tab = openTab().add(7, 1).act({ type: 'send' }).fail('no-answer').act({ type: 'online' });
    expect(tab.next()).toEqual([sendAfter(0)]);
    expect(tab.price().act({ type: 'online' }).next()).toEqual([]);
  });

  test('a response without a call is ignored', () => {
    const tab = openTab().add(7, 1);
    expect(tab.answer().view().status).toBe('calculating');
    expect(tab.fail('refused').view()).toMatchObject({ quantities: { 7: 1 }, refusal: '' });
  });
});

describe('two tabs', () => {
  test('[T10] storage is read before every change, so that two tabs never lose each other’s additions', () => {
    const here = openTab();
    const there = openTab({ record: here.seen().record }).add(8, 2);
    here.act({ type: 'add', productId: 7, quantity: 1 }, { record: there.seen().record });
    expect(here.kept().pending?.quantities).toEqual({ 7: 1, 8: 2 });
  });

  test('another tab’s unsent change shows at once and is sent from here after 5 s', () => {
    const { record } = openTab().add(7, 3).seen();
    const tab = openTab().act({ type: 'storageChanged', elsewhere: false }, { record });
    expect(tab.view()).toMatchObject({ quantities: { 7: 3 }, status: 'calculating' });
    expect(tab.next()).toEqual([sendAfter(5_000)]);
  });

  test('a change settled by another tab shows here, with its response once it is parsed', () => {
    const there = openTab().add(7, 3);
    const here = openTab({ record: there.seen().record }).act({ type: 'send' }).fail('no-answer');
    expect(here.view().status).toBe('unsent');
    const { record } = there.price().seen();
    here.act({ type: 'storageChanged', elsewhere: false }, { record });
    expect(here.view()).toMatchObject({ status: 'settled', subtotal: 950, info: null });
    expect(here.next()).toEqual([sendAfter(null), { type: 'readAnswer', answer: here.kept().stored.data }]);
  });

  test('a stale response never undoes what another tab settled', () => {
    const here = openTab().add(7, 1).act({ type: 'send' });
    const there = openTab({ record: here.seen().record }).add(8, 1).price();
    here.act({ type: 'storageChanged', elsewhere: false }, { record: there.seen().record }).answer();
    expect(here.effects()).toEqual([]);
    expect(here.kept().stored.quantities).toEqual({ 7: 1, 8: 1 });
  });

  test('regression: an outdated cart that another tab empties is no longer outdated', () => {
    const here = openTab().add(7, 1).price().act({ type: 'send' }).fail('no-answer');
    const there = openTab({ record: here.seen().record }).act({ type: 'empty' });
    here.act({ type: 'storageChanged', elsewhere: false }, { record: there.seen().record });
    expect(here.view()).toMatchObject({ units: 0, status: 'settled' });
  });

  test('a cart emptied by another tab shows no totals here, and no response is parsed', () => {
    const here = openTab().add(7, 1).price();
    const there = openTab({ record: here.seen().record }).act({ type: 'empty' });
    here.act({ type: 'storageChanged', elsewhere: false }, { record: there.seen().record });
    expect(here.view()).toMatchObject({ units: 0, info: null, subtotal: 0 });
    expect(here.next()).toEqual([sendAfter(null)]);
  });

  test('another tab’s addition keeps totals and announcement here until it is priced', () => {
    const here = openTab().add(7, 1).price();
    const { lastAdded } = here.view();
    const there = openTab({ record: here.seen().record }).add(8, 2);
    here.act({ type: 'storageChanged', elsewhere: false }, { record: there.seen().record });
    expect(here.view()).toMatchObject({
      quantities: { 7: 1, 8: 2 },
      info: priced,
      subtotal: 950,
      lastAdded,
    });
  });

  test('a response that is already shown is not parsed again', () => {
    const here = openTab().add(7, 1).act({ type: 'send' }).answer();
    const there = openTab({ record: here.seen().record }).add(8, 2);
    here.act({ type: 'storageChanged', elsewhere: false }, { record: there.seen().record });
    expect(here.next()).toEqual([sendAfter(5_000)]);
  });

  test('another tab’s record is not rewritten in another serialisation', () => {
    const here = openTab().add(7, 1).price();
    const text = here.seen().record;
    const record = JSON.stringify(JSON.parse(text ?? ''), null, 2);
    here.act({ type: 'storageChanged', elsewhere: false }, { record });
    expect(here.effects()).not.toContainEqual(expect.objectContaining({ type: 'writeRecord' }));
    expect(here.kept()).toEqual(readCartRecord(text, ''));
  });

  test('an unsent change stays unsent when another tab adds to it', () => {
    const here = openTab().add(7, 1).act({ type: 'send' }).fail('no-answer');
    const there = openTab({ record: here.seen().record }).add(8, 2);
    here.act({ type: 'storageChanged', elsewhere: false }, { record: there.seen().record });
    expect(here.view()).toMatchObject({ quantities: { 7: 1, 8: 2 }, status: 'unsent' });
  });

  test('an outdated cart stays outdated when another tab parks another customer’s products', () => {
    const here = openTab().add(7, 1).price().act({ type: 'send' }).fail('no-answer');
    const there = openTab({ record: here.seen().record });
    there.act({ type: 'setQuantity', productId: 9, quantity: 1, owner: '2' });
    here.act({ type: 'storageChanged', elsewhere: false }, { record: there.seen().record });
    expect(here.kept().stored.others).toEqual({ 2: { 9: 1 } });
    expect(here.view()).toMatchObject({ quantities: { 7: 1 }, status: 'outdated' });
  });
});

describe('an order', () => {
  const order = (tab: ReturnType<typeof openTab>, id = 42) => {
    const { quantities, couponCode, orderReference, revision } = tab.view();
    return { id, owner: '1', revision, intent: { quantities, couponCode, orderReference } };
  };

  test('[T62] empties the cart that it was made of, once, whatever its lines contain', () => {
    const tab = openTab().add(7, 12).price();
    const placed = { ...order(tab), intent: intent({ 7: 5 }) };
    tab.act({ type: 'takeOut', order: placed });
    expect(tab.kept()).toMatchObject({ stored: emptyCart('1'), pending: null, ordered: [42] });
    tab.add(7, 12).act({ type: 'takeOut', order: placed });
    expect(tab.view().quantities).toEqual({ 7: 12 });
    const other = openTab({ record: tab.seen().record }).act({ type: 'takeOut', order: placed });
    expect(other.view().quantities).toEqual({ 7: 12 });
  });

  test('[T62] removes the ordered units from a later cart; an earlier response or a refusal does not restore them', () => {
    const tab = openTab().add(7, 12).act({ type: 'setOrderReference', text: 'Groep 3' }).price();
    const placed = order(tab);
    tab.add(7, 1).add(8, 2).act({ type: 'send' }).act({ type: 'takeOut', order: placed });
    expect(tab.view()).toMatchObject({ quantities: { 7: 1, 8: 2 }, orderReference: '' });
    tab.answer();
    expect(tab.next()).toEqual([sendAfter(0)]);
    expect(tab.kept()).toMatchObject({ stored: { quantities: {} }, pending: { quantities: { 7: 1, 8: 2 } } });
    tab.act({ type: 'send' }).fail('refused', 'Nee.');
    expect(tab.view().quantities).toEqual({});
  });

  test('[T62] a write by another tab within 5 s does not restore the ordered units', () => {
    const tab = openTab().add(7, 12);
    const { record } = tab.seen();
    tab.act({ type: 'takeOut', order: order(tab) }, { now: 1_000 });
    tab.act({ type: 'storageChanged', elsewhere: false }, { record, now: 5_999 });
    expect(tab.kept()).toMatchObject({ stored: { quantities: {} }, pending: null, ordered: [42] });
    tab.act({ type: 'storageChanged', elsewhere: false }, { record, now: 5_999 + 5_000 });
    expect(tab.view().quantities).toEqual({ 7: 12 });
  });

  test('[T62] is not removed from a cart in another storage location', () => {
    const tab = openTab().add(7, 12);
    tab.act({ type: 'takeOut', order: order(tab) });
    const { record } = openTab().add(7, 3).seen();
    tab.act({ type: 'storageChanged', elsewhere: true }, { record });
    tab.act({ type: 'storageChanged', elsewhere: false });
    expect(tab.view().quantities).toEqual({ 7: 3 });
  });

  test('[T62] of a previous customer empties that customer’s parked cart only', () => {
    const tab = openTab().add(7, 12);
    const placed = order(tab);
    tab.act({ type: 'sessionChanged' }, { customer: '2' }).add(7, 3).act({ type: 'takeOut', order: placed });
    expect(tab.view().quantities).toEqual({ 7: 3 });
    expect(tab.act({ type: 'sessionChanged' }, { customer: '1' }).view().quantities).toEqual({});
  });

  test('the latest twenty order ids are stored', () => {
    const tab = openTab();
    for (let id = 1; id <= 30; id += 1) tab.act({ type: 'takeOut', order: order(tab, id) });
    expect(tab.kept().ordered).toEqual(Array.from({ length: 20 }, (_, index) => index + 11));
  });
});

describe('customers and sessions', () => {
  test('[T03] after an expired session, coupon and reference return with their customer and are priced', () => {
    const tab = openTab().add(7, 2).act({ type: 'setCouponCode', code: 'DEMO10' });
    tab.act({ type: 'setOrderReference', text: 'Groep Zon' }).price();
    tab.act({ type: 'sessionChanged' }, { customer: null });
    expect(tab.view()).toMatchObject({
      quantities: {},
      couponCode: '',
      orderReference: '',
      info: null,
      status: 'settled',
    });
    tab.act({ type: 'sessionChanged' }, { customer: '2' });
    expect(tab.view()).toMatchObject({ couponCode: '', orderReference: '' });
    const reloaded = openTab({ ...tab.seen(), customer: null }).act(
      { type: 'sessionChanged' },
      { customer: '1' },
    );
    const typed = { quantities: { 7: 2 }, couponCode: 'DEMO10', orderReference: 'Groep Zon' };
    expect(reloaded.view()).toMatchObject(typed);
    expect(reloaded.next()).toEqual([sendAfter(0)]);
    expect(reloaded.seen().savedTexts).toBeNull();
  });

  test.each(['1', 'constructor', 'null'])('they return for any customer number: %s', (customer) => {
    const tab = openTab({ customer }).add(7, 2).act({ type: 'setCouponCode', code: 'DEMO10' });
    tab.act({ type: 'sessionChanged' }, { customer: null });
    expect(tab.view()).toMatchObject({ quantities: {}, couponCode: '' });
    tab.act({ type: 'sessionChanged' }, { customer });
    expect(tab.view()).toMatchObject({ quantities: { 7: 2 }, couponCode: 'DEMO10' });
  });

  test('regression: they return on whichever event first shows the customer', () => {
    const tab = openTab().add(7, 2).act({ type: 'setCouponCode', code: 'DEMO10' }).price();
    tab.act({ type: 'sessionChanged' }, { customer: null });
    tab.act({ type: 'add', productId: 8, quantity: 1 }, { customer: '1' });
    expect(tab.view()).toMatchObject({ quantities: { 7: 2, 8: 1 }, couponCode: 'DEMO10' });
    expect(tab.seen().savedTexts).toBeNull();
  });

  test('regression: seed 93895521, path "555:2": after returning and removing the last line no coupon remains', () => {
    const tab = openTab({ customer: '2' }).add(1, 1).act({ type: 'setCouponCode', code: '!' });
    tab.act({ type: 'online' }, { customer: null });
    tab.act({ type: 'setQuantity', productId: 1, quantity: 0 }, { customer: '2' });
    expect(tab.view()).toMatchObject({ quantities: {}, couponCode: '' });
    expect(tab.seen().savedTexts).toBeNull();
  });

  test('logging out keeps only quantities', () => {
    const tab = openTab().add(7, 2).act({ type: 'setOrderReference', text: 'Groep Zon' }).price();
    tab.act({ type: 'sessionChanged' }, { customer: null, loggedOut: true });
    expect(tab.seen()).toMatchObject({ savedTexts: null });
    expect(JSON.parse(tab.seen().record ?? '')).toMatchObject({
      ...toStored(emptyCart(null)),
      others: { 1: { 7: 2 } },
    });
  });

  test('[T03, T80] text typed while the session ended or switched belongs to the customer who typed it', () => {
    const tab = openTab().add(7, 2).act({ type: 'sessionChanged' }, { customer: '2' }).add(9, 1);
    tab.act({ type: 'setQuantity', productId: 7, quantity: 5, owner: '1' });
    tab.act({ type: 'setOrderReference', text: 'Groep Zon', owner: '1' });
    expect(tab.view()).toMatchObject({ quantities: { 9: 1 }, orderReference: '' });
    tab.act({ type: 'sessionChanged' }, { customer: '1' });
    expect(tab.view()).toMatchObject({ quantities: { 7: 5 }, orderReference: 'Groep Zon' });
    tab.act({ type: 'sessionChanged' }, { customer: null });
    tab.act({ type: 'setQuantity', productId: 7, quantity: 0, owner: '1' });
    expect(JSON.parse(tab.seen().record ?? '').others).toEqual({ 2: { 9: 1 } });
  });

  test.each(['3', 'constructor'])('text typed into a cart without products is saved: %s', (owner) => {
    const tab = openTab().act({ type: 'setQuantity', productId: 7, quantity: 5, owner });
    expect(tab.kept().stored.others).toEqual({ [owner]: { 7: 5 } });
  });

  test.each([
    ['a visitor', null],
    ['a customer with an empty cart', '2'],
  ])('for %s nothing is sent', (_, customer) => {
    const tab = openTab().add(7, 2).act({ type: 'sessionChanged' }, { customer });
    expect(tab.next()).toEqual([sendAfter(null)]);
  });

  test('an event for a previous customer sends nothing for the current visitor', () => {
    const leave = () =>
      openTab().add(7, 2).act({ type: 'send' }).act({ type: 'sessionChanged' }, { customer: null });
    expect(leave().answer().effects()).toEqual([]);
    expect(leave().fail('refused', 'Nee.').effects()).toEqual([]);
  });

  test('an unanswered call of the previous customer is retried after the delay for the current one', () => {
    const tab = openTab().add(7, 2).act({ type: 'send' });
    tab.act({ type: 'sessionChanged' }, { customer: '2' }).fail('no-answer');
    expect(tab.next()).toEqual([sendAfter(5_000)]);
  });

  test('a response for the previous customer is dropped, and the current cart is priced', () => {
    const tab = openTab().add(7, 2).act({ type: 'send' });
    tab.act({ type: 'sessionChanged' }, { customer: '2' }).answer();
    expect(tab.kept().stored).toMatchObject({
      customer: '2',
      quantities: {},
      data: null,
      others: { 1: { 7: 2 } },
    });
    expect(tab.next()).toEqual([sendAfter(0)]);
    tab.act({ type: 'sessionChanged' }, { customer: '1' }).act({ type: 'send' });
    tab.act({ type: 'sessionChanged' }, { customer: '2' }).fail('refused', 'Nee.');
    expect(tab.view().refusal).toBe('');
    expect(tab.next()).toEqual([sendAfter(0)]);
  });
});

describe('invariants', () => {
  const productId = fc.integer({ min: 1, max: 4 });
  const arbitraryAct: fc.Arbitrary<Act> = fc.oneof(
    fc.record({ type: fc.constant('add' as const), productId, quantity: fc.nat(9) }),
    fc.record({
      type: fc.constant('setQuantity' as const),
      productId,
      quantity: fc.integer({ min: -1, max: 10_000 }),
      owner: fc.constantFrom(undefined, '1', '2'),
    }),
    fc.record({ type: fc.constant('setCouponCode' as const), code: fc.string({ maxLength: 40 }) }),
    fc.record({ type: fc.constant('setOrderReference' as const), text: fc.string({ maxLength: 100 }) }),
    fc.constantFrom<Act>(
      { type: 'empty' },
      { type: 'send' },
      { type: 'answered' },
      { type: 'failed', reason: 'no-answer' },
      { type: 'failed', reason: 'refused' },
      { type: 'sessionChanged' },
      { type: 'storageChanged', elsewhere: false },
      { type: 'online' },
    ),
  );
  const arbitraryTurn = fc.record({
    act: arbitraryAct,
    customer: fc.constantFrom(null, '1', '1', '1', '2'),
    /** A record written by another tab before the event, if any. */
    written: fc.option(
      fc.oneof(
        arbitraryStoredCart.map((cart) => JSON.stringify(toStored(cart))),
        fc.json(),
      ),
      { freq: 8 },
    ),
  });

  test('the state equals the stored record; a visitor has no cart; each call sends the current intent, one at a time', () => {
    fc.assert(
      fc.property(fc.array(arbitraryTurn, { maxLength: 30 }), (turns) => {
        const tab = openTab();
        let asked = 0;
        for (const { act, customer, written } of turns) {
          const isCalling = tab.isCalling();
          const isResponse = act.type === 'answered' || act.type === 'failed';
          if (isResponse && !isCalling) continue;
          tab.act(act, { customer, ...(written === null ? {} : { record: written }) });
          const { stored, pending, revision } = readCartRecord(tab.seen().record, tab.view().revision);
          expect(stored.customer).toBe(customer);
          const { quantities: shown, couponCode: code, orderReference: reference } = tab.view();
          expect(pending ?? stored).toMatchObject({ couponCode: code, orderReference: reference });
          expect((pending ?? stored).quantities).toEqual(shown);
          expect(revision).toBe(tab.view().revision);
          expect(JSON.parse(tab.seen().savedTexts ?? '{}')[customer ?? '']?.coupon ?? '').toBe('');
          if (customer === null)
            expect(tab.view()).toMatchObject({ quantities: {}, couponCode: '', info: null });
          const prices = tab.effects().filter(({ type }) => type === 'price');
          asked += prices.length;
          expect(prices.length).toBeLessThanOrEqual(isCalling ? 0 : 1);
          if (prices.length > 0) {
            const { quantities, couponCode, orderReference } = tab.view();
            expect(prices).toEqual([{ type: 'price', intent: { quantities, couponCode, orderReference } }]);
            expect(customer).not.toBeNull();
          }
        }
        expect(asked).toBeLessThanOrEqual(turns.length);
      }),
    );
  });

  test('quantities of absent customers do not change', () => {
    fc.assert(
      fc.property(fc.array(arbitraryAct, { maxLength: 20 }), (acts) => {
        const parked = { ...setQuantity(emptyCart('1'), 7, 2), others: { 9: { 5: 4 } } };
        const tab = openTab({ record: JSON.stringify(parked) });
        for (const act of acts) tab.act(act);
        expect(tab.kept().stored.others[9]).toEqual({ 5: 4 });
      }),
    );
  });
});
