import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The value that a test requests by `new CustomEvent('applylabels', { detail: 'long' })`. */
export function useRequested(event: 'applylabels' | 'applyextreme'): string | null {
  const [value, setValue] = useState<string | null>(null);
  useEffect(() => {
    const update = (requested: Event) => {
      if (requested instanceof CustomEvent) flushSync(() => setValue(String(requested.detail)));
    };
    window.addEventListener(event, update);
    return () => window.removeEventListener(event, update);
  }, [event]);
  return value;
}
