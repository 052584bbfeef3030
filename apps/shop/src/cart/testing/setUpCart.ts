import type { CartInfo, CartIntent } from '@magazijn/api-client';
import { vi } from 'vitest';
import { createSessionStore } from '../../session/createSessionStore.ts';
import type { TextStorage } from '../../storage/browserStorage.ts';
import { memoryStorage } from '../../storage/memoryStorage.ts';
import { cartKey } from '../CartRecord.ts';
import { createCartStore } from '../createCartStore.ts';
import { answerCart } from './answerCart.ts';

interface CartCall {
  readonly intent: CartIntent;
  readonly answer: () => void;
  readonly fail: (error: unknown) => void;
}

/** A cart whose calls the test answers itself, over a storage that it can look into. */
export function setUpCart({
  content = new Map<string, string>(),
  storage = memoryStorage(content),
  readAnswer = null,
}: {
  content?: Map<string, string>;
  storage?: TextStorage;
  /** How a stored answer reads. */
  readAnswer?: CartInfo | null;
} = {}) {
  const calls: CartCall[] = [];
  const session = createSessionStore({ storage, now: () => 0 });
  const onRefused = vi.fn();
  const recalculateCart = (intent: CartIntent) =>
    new Promise<ReturnType<typeof answerCart>>((resolve, reject) => {
      calls.push({ intent, answer: () => resolve(answerCart(intent)), fail: reject });
    });
  /** Another tab, or the page after a reload. */
  const open = () =>
    createCartStore({
      api: { recalculateCart, readCartAnswer: async () => readAnswer },
      session,
      storage,
      onRefused,
    });
  const stored = () => JSON.parse(storage.read(cartKey) ?? 'null');
  return { calls, content, session, onRefused, open, stored };
}
