import type { TextStorage } from '../storage/browserStorage.ts';
import type { PunchOutStore } from './createPunchOutStore.ts';

interface Areas {
  readonly punchOut: PunchOutStore;
  /** Where the customer's own cart is. */
  readonly own: TextStorage;
  /** Where the cart of a punch-out is: in this tab alone. */
  readonly tab: TextStorage;
}

/**
 * Where the cart is kept now. A punch-out has a cart of its own, so the customer's is left as it was and comes back when
 * the punch-out session ends; other tabs show it all the while.
 */
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
