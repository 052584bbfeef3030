import { useCallback, useRef } from 'react';

/**
 * For actions that start when a page opens: effects may run more than once, but a key is called once. Only
 * the last key is remembered.
 * @example useEffect(() => void callOnce(String(id), () => api.switchTo(id)).then(…), […]);
 */
export function useOneCall<Value>(): (key: string, call: () => Promise<Value>) => Promise<Value> {
  const made = useRef<{ readonly key: string; readonly promise: Promise<Value> } | null>(null);
  return useCallback((key, call) => {
    if (made.current?.key !== key) made.current = { key, promise: call() };
    return made.current.promise;
  }, []);
}
