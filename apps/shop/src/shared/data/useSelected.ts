import { useSyncExternalStore } from 'react';

interface Followed<State> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => State;
  readonly getServerState: () => State;
}

const never = () => () => {};

/**
 * One value of a store's state. Whoever uses it renders again when that value changes, not at every touch of the store:
 * a list of twelve cards follows the cart, and one of them is touched.
 *
 * @param store undefined where there is none, as for visitors
 * @param otherwise the value without a store
 * @example useSelected(customer?.cart, ({ quantities }) => quantities[product.id] ?? 0, 0)
 */
export function useSelected<State, Value extends string | number | boolean>(
  store: Followed<State> | undefined,
  select: (state: State) => Value,
  otherwise: Value,
): Value {
  return useSyncExternalStore(
    store?.subscribe ?? never,
    () => (store ? select(store.getState()) : otherwise),
    () => (store ? select(store.getServerState()) : otherwise),
  );
}
