import { ApiError, type CartInfo, type CartIntent } from '@magazijn/api-client';
import { vi } from 'vitest';
import { createSessionStore } from '../../session/createSessionStore.ts';
import { memoryStorage, type TextStorage } from '../../storage/browserStorage.ts';
import { cartKey } from '../../stores/CartStore.ts';
import { createCartStore } from '../createCartStore.ts';
import { answerCart } from './answerCart.ts';

interface CartCall {
  readonly owner: string;
  readonly intent: CartIntent;
  readonly answer: () => void;
  readonly fail: (error: unknown) => void;
  readonly lose: () => void;
  readonly refuse: () => void;
}

/** A cart whose calls the test answers, over storage that it can inspect. */
export function setUpCart({
  content = new Map<string, string>(),
  storage = memoryStorage(content),
  readAnswer = null,
}: {
  content?: Map<string, string>;
  storage?: TextStorage;
  /** The parsed stored response, or the error of the parser. */
  readAnswer?: CartInfo | Error | null;
} = {}) {
  const calls: CartCall[] = [];
  const session = createSessionStore({ storage, now: () => 0 });
  const onRefused = vi.fn();
  const recalculateCart = (intent: CartIntent) =>
    new Promise<ReturnType<typeof answerCart>>((resolve, reject) => {
      const { viewer } = session.getState();
      const owner = viewer.kind === 'customer' ? viewer.customerNumber : '';
      calls.push({
        owner,
        intent,
        answer: () => resolve(answerCart(intent)),
        fail: reject,
        lose: () => reject(new ApiError('unreachable', 'lost')),
        refuse: () => reject(new ApiError('refused', 'Dat kan niet.', { status: 422 })),
      });
    });
  const cartFromWire = async () => {
    if (readAnswer instanceof Error) throw readAnswer;
    return readAnswer;
  };
  const tab = memoryStorage();
  /** Opens another tab, or the page after a reload; pass own storage for tabs that receive each other's events. */
  const open = (ownStorage = storage) =>
    createCartStore({
      api: { recalculateCart, cartFromWire },
      session,
      storage: ownStorage,
      tab,
      onRefused,
    });
  const stored = () => JSON.parse(storage.read(cartKey) ?? 'null');
  return { calls, content, session, onRefused, open, stored };
}
