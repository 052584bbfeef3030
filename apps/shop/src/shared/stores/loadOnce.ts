/** Something that is loaded when it is first wanted, and stays. */
export interface Loadable<Value> {
  /** Loads it: once, whoever asks; again after a failure. */
  readonly load: () => Promise<Value>;
  /** The value, or null until it came. */
  readonly loaded: () => Value | null;
  /** Told once, when it came. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Loads a value once, such as code by `import()`.
 *
 * @example const loadApi = loadOnce(async () => (await import('./createClient.ts')).createApiClient(options)).load
 */
export function loadOnce<Value>(get: () => Promise<Value>): Loadable<Value> {
  const listeners = new Set<() => void>();
  let loaded: Value | null = null;
  let loading: Promise<Value> | null = null;

  async function load(): Promise<Value> {
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
