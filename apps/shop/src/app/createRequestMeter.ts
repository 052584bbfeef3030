/** Counts the calls that are under way, for the loading bar (C10). */
export interface RequestMeter {
  /** Begins one; returns what to call when it has ended. */
  readonly begin: () => () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly active: () => boolean;
}

export function createRequestMeter(): RequestMeter {
  const listeners = new Set<() => void>();
  let underWay = 0;

  function add(change: 1 | -1): void {
    const before = underWay > 0;
    underWay += change;
    if (underWay > 0 !== before) for (const listener of listeners) listener();
  }

  return {
    begin: () => {
      add(1);
      let ended = false;
      return () => {
        if (!ended) add(-1);
        ended = true;
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    active: () => underWay > 0,
  };
}
