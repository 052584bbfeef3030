import { useSyncExternalStore } from 'react';

interface Followed<State> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => State;
  readonly getServerState: () => State;
}

/**
 * One value of a store's state. Whoever uses it renders again when that value changes, not at every touch of the store:
 * a list of twelve cards follows the cart, and one of them is touched.
 *
 * @example useSelected(cart, ({ amounts }) => amounts[product.id] ?? 0)
 */
export const useSelected = <State, Value extends string | number | boolean>(
  { subscribe, getState, getServerState }: Followed<State>,
  select: (state: State) => Value,
): Value =>
  useSyncExternalStore(
    subscribe,
    () => select(getState()),
    () => select(getServerState()),
  );
