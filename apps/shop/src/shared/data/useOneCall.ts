import { useCallback, useRef } from 'react';

/**
 * For actions that start when a page opens. Effects may run more than once (StrictMode, changed dependencies): a key is
 * called once, and later calls return the same promise. Only the last key is remembered.
 *
 * @example
 * const callOnce = useOneCall<string>();
 * useEffect(() => void callOnce(String(id), () => api.switchTo(id)).then(…), […]);
 */
export function useOneCall<Value>(): (key: string, call: () => Promise<Value>) => Promise<Value> {
  const made = useRef<{ readonly key: string; readonly promise: Promise<Value> } | null>(null);
  return useCallback((key, call) => {
    if (made.current?.key !== key) made.current = { key, promise: call() };
    return made.current.promise;
  }, []);
}
