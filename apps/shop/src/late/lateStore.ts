import type { LateCode } from './lateCode.ts';

/** What components can follow, as React's `useSyncExternalStore` wants it. */
interface Followed<State> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => State;
  readonly getServerState: () => State;
}

interface LateStoreOptions<Module, State, Store extends Followed<State>> {
  /** What shows until the store is there, and what the server renders. */
  readonly empty: State;
  readonly code: LateCode<Module>;
  readonly create: (module: Module) => Store;
}

interface LateStore<Store> {
  /** Stands in for the store, and passes everything on to it once it is there. */
  readonly store: Store;
  /** Makes the store: at once when its code is there, otherwise when that comes. */
  readonly wake: () => void;
}

/**
 * A store whose code comes later. Until then it is empty, and following it costs nothing; an act makes it come and is
 * done as soon as it is there. An act answers by a promise or by nothing, so nobody can tell.
 */
export function lateStore<Module, State, Store extends Followed<State>>({
  empty,
  code,
  create,
}: LateStoreOptions<Module, State, Store>): LateStore<Store> {
  const listeners = new Set<() => void>();
  let store: Store | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };

  function make(module: Module): Store {
    if (store === null) {
      store = create(module);
      store.subscribe(tell);
      tell();
    }
    return store;
  }

  const followed: Followed<State> = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => store?.getState() ?? empty,
    getServerState: () => empty,
  };
  const act =
    (name: string | symbol) =>
    async (...given: readonly unknown[]): Promise<unknown> => {
      const call: unknown = Reflect.get(make(await code.load()), name);
      if (typeof call !== 'function') throw new TypeError(`The store has no act ${String(name)}`);
      return Reflect.apply(call, null, given);
    };

  return {
    store: new Proxy(followed as Store, {
      // Whatever answers `then` counts as a promise: to await the store would never end.
      get: (own, name) =>
        name === 'then'
          ? undefined
          : (Reflect.get(own, name) ?? (store && Reflect.get(store, name)) ?? act(name)),
    }),
    wake: () => {
      const module = code.loaded();
      if (module) make(module);
      // Without a connection the next act asks again.
      else code.load().then(make, () => {});
    },
  };
}
