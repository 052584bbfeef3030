import {
  type ApiClient,
  ApiError,
  buyerMessage,
  type CartInfo,
  type CartIntent,
  isTransient,
} from '@magazijn/api-client';
import {
  type CartAct,
  type CartEffect,
  type CartState,
  cartReducer,
  cartView,
  unknownCart,
  unopenedCart,
} from '@magazijn/domain/cart';
import type { TextStorage } from '../storage/browserStorage.ts';
import { type CartStore, cartKey } from '../stores/CartStore.ts';
import type { SessionStore } from '../stores/SessionStore.ts';

/** Where the coupon and the reference of a parked cart wait for their customer, in the tab. */
const savedTextsKey = 'magazijn.cartWords';

interface Dependencies {
  readonly api: Pick<ApiClient, 'recalculateCart' | 'cartFromWire'>;
  readonly session: SessionStore;
  readonly storage: TextStorage;
  /** This tab's own. */
  readonly tab: TextStorage;
  /** Told, in Dutch, when a change was refused and the screen goes back. */
  readonly onRefused: (message: string) => void;
}

/** 32 hexadecimal digits. */
const newRevision = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The browser's cart: what `cartReducer` says, told of this browser's session, storage, clock and connection,
 * its effects done by timers and the API.
 */
export function createCartStore({ api, session, storage, tab, onRefused }: Dependencies): CartStore {
  const listeners = new Set<() => void>();
  let state: CartState<CartInfo> = unopenedCart;
  let view = cartView(state);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastCall = Promise.resolve();

  function act(what: CartAct<CartInfo>): void {
    const { viewer, left } = session.getState();
    const before = state;
    const { state: next, effects } = cartReducer(state, {
      ...what,
      seen: {
        record: storage.read(cartKey),
        savedTexts: tab.read(savedTextsKey),
        customer: viewer.kind === 'customer' ? viewer.customerNumber : null,
        loggedOut: left !== null,
        now: Date.now(),
        newRevision: newRevision(),
      },
    });
    state = next;
    if (next !== before) view = cartView(next);
    for (const effect of effects) run(effect);
    if (next !== before) for (const listener of listeners) listener();
  }

  function run(effect: CartEffect): void {
    switch (effect.type) {
      case 'writeRecord': {
        const kept = storage.write(cartKey, effect.text);
        if (kept !== state.kept) act({ type: 'written', kept });
        return;
      }
      case 'writeSavedTexts':
        tab.write(savedTextsKey, effect.text);
        return;
      case 'planSend':
        clearTimeout(timer);
        if (effect.after !== null) timer = setTimeout(() => act({ type: 'send' }), effect.after);
        return;
      case 'price':
        lastCall = price(effect.intent);
        // Whoever waits for it hears of it; nobody has to.
        lastCall.catch(() => {});
        return;
      case 'readAnswer':
        void readAnswer(effect.answer);
        return;
      case 'tellRefusal':
        onRefused(effect.message);
    }
  }

  async function price(intent: CartIntent): Promise<void> {
    const answered = await api.recalculateCart(intent).catch((error: unknown) => {
      console.warn('The cart has no answer', error);
      const unauthorised = error instanceof ApiError && error.status === 401;
      const reason = isTransient(error) ? 'no-answer' : unauthorised ? 'unauthorised' : 'refused';
      act({ type: 'failed', reason, message: buyerMessage(error) });
      throw error;
    });
    const { cart, answer } = answered;
    act({ type: 'answered', answer, subtotal: answer.subtotal_exclusive, info: cart });
  }

  /** Its reader comes later than the first page. */
  async function readAnswer(answer: unknown): Promise<void> {
    try {
      const info = await api.cartFromWire(answer);
      act({ type: 'answerRead', answer, info });
    } catch (error) {
      console.warn('The stored answer of the cart cannot be read', error);
    }
  }

  act({ type: 'open' });
  session.subscribe(() => act({ type: 'sessionChanged' }));
  storage.onOutsideChange((key) => {
    if (key === null || key === cartKey) act({ type: 'storageChanged', elsewhere: key === null });
  });
  if (typeof window !== 'undefined') window.addEventListener('online', () => act({ type: 'online' }));

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => view,
    getServerState: () => unknownCart,
    add: (productId, quantity) => act({ type: 'add', productId, quantity }),
    addAll: (quantities) => act({ type: 'addAll', quantities }),
    setQuantity: (productId, quantity, owner) => act({ type: 'setQuantity', productId, quantity, owner }),
    setCouponCode: (code, owner) => act({ type: 'setCouponCode', code, owner }),
    setOrderReference: (text, owner) => act({ type: 'setOrderReference', text, owner }),
    empty: () => act({ type: 'empty' }),
    takeOut: (order) => {
      act({ type: 'takeOut', order });
      return state.takenOut?.order === order && state.record.stored.customer === order.owner;
    },
    restore: (taken) => act({ type: 'restore', taken }),
    recalculate: () => act({ type: 'send' }),
    flush: async () => {
      while (state.record.pending !== null) {
        act({ type: 'send' });
        if (state.call === null) return;
        await lastCall;
      }
    },
  };
}
