/** A module that comes when it is first wanted, and is there for good once it came. */
export interface LateCode<Module> {
  /** Gets it: one request, whoever asks; another one after a failure. */
  readonly load: () => Promise<Module>;
  /** The module, or null until it came. */
  readonly loaded: () => Module | null;
  /** Told once, when it came. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Code that is not worth its weight on the first load. Unlike React's `lazy` it is rendered at once when it is there
 * already: no placeholder shows for a moment.
 *
 * @example const customerParts = lateCode(() => import('./customerParts.ts'))
 */
export function lateCode<Module>(get: () => Promise<Module>): LateCode<Module> {
  const listeners = new Set<() => void>();
  let loaded: Module | null = null;
  let loading: Promise<Module> | null = null;

  async function load(): Promise<Module> {
    try {
      loaded = await get();
    } catch (error) {
      loading = null;
      throw error;
    }
    for (const listener of listeners) listener();
    return loaded;
  }

  return {
    load: () => {
      loading ??= load();
      return loading;
    },
    loaded: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
