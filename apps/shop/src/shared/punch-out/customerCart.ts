import { createCartStore } from '../cart/createCartStore.ts';
import { type TextStorage, tabStorage } from '../storage/browserStorage.ts';
import type { CartStore } from '../stores/CartStore.ts';
import { type PunchOutStore, punchOutOf } from './createPunchOutStore.ts';

interface Areas {
  readonly punchOut: PunchOutStore;
  /** Storage of the customer's own cart. */
  readonly own: TextStorage;
  /** Storage of a punch-out cart: this tab only. */
  readonly tab: TextStorage;
}

/** A punch-out session has its own cart; the customer's stays unchanged and returns afterwards. */
export function cartStorage({ punchOut, own, tab }: Areas): TextStorage {
  const area = () => (punchOut.getState() === null ? own : tab);
  return {
    read: (key) => area().read(key),
    write: (key, value) => area().write(key, value),
    onOutsideChange: (listener) => {
      const stops = [
        own.onOutsideChange((key) => {
          if (area() === own) listener(key);
        }),
        punchOut.subscribe(() => listener(null)),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** The cart of this tab: the customer's own, or that of the punch-out session. */
export function customerCart(dependencies: Omit<Parameters<typeof createCartStore>[0], 'tab'>): CartStore {
  const { session, storage } = dependencies;
  const areas = { punchOut: punchOutOf(session), own: storage, tab: tabStorage };
  return createCartStore({ ...dependencies, storage: cartStorage(areas), tab: tabStorage });
}
