import { useCallback, useRef } from 'react';

/**
 * For acts that begin when a page opens. StrictMode runs every effect twice, and effects run again for reasons of their
 * own: each key is called once, and whoever asks again gets the same promise.
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
