import { LoadingBar } from '@magazijn/ui';
import { createContext, use, useSyncExternalStore } from 'react';

export interface RequestMeter {
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

export const RequestMeterContext = createContext<RequestMeter>(createRequestMeter());

/** The loading bar. A component of its own, so that a request renders nothing else. */
export function RequestBar() {
  const meter = use(RequestMeterContext);
  const active = useSyncExternalStore(meter.subscribe, meter.active, () => false);
  return <LoadingBar active={active} />;
}
