import { ApiError } from '@magazijn/api-client';
import { buildCart } from '@magazijn/api-client/testing';
import {
  type CartChanges,
  type CartQuantities,
  emptySavedCart,
  intentOfSaved,
  mergeChanges,
  type SavedCart,
  type SavedCartState,
} from '@magazijn/domain/cart';
import { vi } from 'vitest';
import { testToken } from '../../../testing/testToken.ts';
import { createSessionStore } from '../../session/createSessionStore.ts';
import { memoryStorage } from '../../storage/browserStorage.ts';
import type { CartStore, DocumentCart } from '../../stores/CartStore.ts';
import { createCartStore } from '../createCartStore.ts';
import { followSavedCart } from '../followSavedCart.ts';
import { answerCart } from './answerCart.ts';

/** The back end: a saved cart per customer, with the merge that the reference back end uses. */
export function openBackEnd() {
  const carts = new Map<string, { id: number; saved: SavedCart }>();
  const calls: string[] = [];
  const at = (person: string) => carts.get(person) ?? { id: 0, saved: emptySavedCart };
  const stateOf = (person: string): SavedCartState => {
    const { id, saved } = at(person);
    return {
      id,
      version: saved.version,
      intent: intentOfSaved(saved),
      now: Date.now(),
      orders: saved.orders.map(({ id: order, version }) => ({ id: order, version })),
    };
  };
  return {
    calls,
    stateOf,
    read: (person: string, version: number | null): SavedCartState | 'unchanged' => {
      calls.push(`read ${version}`);
      return at(person).saved.version === version ? 'unchanged' : stateOf(person);
    },
    /** The cart of a document that is rendered now. */
    documentOf: (person: string): DocumentCart => {
      const saved = stateOf(person);
      const isEmpty = Object.keys(saved.intent.quantities).length === 0;
      return { saved, answer: isEmpty ? null : answerCart(saved.intent).answer };
    },
    save: (person: string, id: number, changes: CartChanges): SavedCartState => {
      calls.push('save');
      const known = at(person);
      if (id === 0 || id === known.id) {
        carts.set(person, {
          id: known.id || carts.size + 1,
          saved: mergeChanges(known.saved, changes, Date.now()),
        });
      }
      return stateOf(person);
    },
    /** Places an order of these goods of the saved cart, which it makes if there is none. */
    order: (person: string, id: number, quantities: Readonly<Record<string, number>>) => {
      const known = at(person);
      const version = known.saved.version + 1;
      const intent = { quantities, couponCode: '', orderReference: '' };
      const orders = [{ id, version, intent }, ...known.saved.orders];
      const cartId = known.id || carts.size + 1;
      carts.set(person, { id: cartId, saved: { ...known.saved, version, orders } });
    },
  };
}

type BackEnd = ReturnType<typeof openBackEnd>;
const ends: (() => void)[] = [];

export function endDevices(): void {
  for (const end of ends.splice(0)) end();
}

export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A browser with one tab, which follows the saved cart. */
export function openDevice(backEnd: BackEnd, { content = new Map<string, string>(), hasCall = true } = {}) {
  const storage = memoryStorage(content);
  const session = createSessionStore({ storage, now: () => 0 });
  /** `delayMs` is how long requests take to the back end. */
  const connection = { online: true, losesResponses: false, delayMs: 50 };
  const state = { isPaused: false };
  const announced: string[] = [];
  const person = () => {
    const { viewer } = session.getState();
    return viewer.kind === 'customer' ? `${viewer.customerNumber} ${viewer.username}` : '';
  };
  let tabs = 0;
  /** A request of a tab that was closed since reaches the back end, and its response reaches no code. */
  const onLine = async <Value>(call: () => Value): Promise<Value> => {
    const tab = tabs;
    await new Promise((resolve) => setTimeout(resolve, connection.delayMs));
    if (!connection.online) throw new ApiError('unreachable', 'offline');
    const value = call();
    if (tab !== tabs) return new Promise(() => {});
    if (connection.losesResponses) throw new ApiError('unreachable', 'lost');
    return value;
  };
  const api = {
    recalculateCart: (intent: Parameters<typeof answerCart>[0]) => onLine(() => answerCart(intent)),
    cartFromWire: async () => null,
    savedCart: (version: number | null) => onLine(() => (hasCall ? backEnd.read(person(), version) : null)),
    saveCart: (id: number, changes: CartChanges) => onLine(() => backEnd.save(person(), id, changes)),
  };
  let close = () => {};
  /** With the cart of a document, or without. */
  const openTab = (document: DocumentCart | null = null): CartStore => {
    close();
    tabs += 1;
    const cart = createCartStore({ api, session, storage, tab: memoryStorage(), onRefused: () => {} });
    close = followSavedCart({
      api,
      cart,
      session,
      announce: (text) => announced.push(text),
      isPaused: () => state.isPaused,
      document: document && { ...document, info: document.answer && buildCart() },
    });
    ends.push(close);
    return cart;
  };
  const logIn = (username = 'els', customerNumber = '10010') =>
    session.logIn(testToken({ username, customerNumber }));
  return { content, session, connection, state, announced, openTab, close: () => close(), logIn, api };
}

/** A logged-in device whose cart was read. */
export async function openCart(backEnd: BackEnd, options?: Parameters<typeof openDevice>[1]) {
  const device = openDevice(backEnd, options);
  device.logIn();
  /** `cart` is that of the open tab. */
  const opened = {
    ...device,
    cart: device.openTab(),
    reload: (document?: DocumentCart) => {
      opened.cart = device.openTab(document);
    },
    quantities: (): CartQuantities => opened.cart.getState().quantities,
  };
  await pass(100);
  return opened;
}
