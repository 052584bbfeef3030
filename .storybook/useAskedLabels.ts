import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The language that was asked for by an event, if any: `new CustomEvent('wearlabels', { detail: 'long' })`. The toolbar
 * would start the whole story anew; this renders it at once, for what is measured in every story.
 */
export function useAskedLabels(): string | null {
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    const take = (event: Event) => {
      if (event instanceof CustomEvent) flushSync(() => setAsked(String(event.detail)));
    };
    window.addEventListener('wearlabels', take);
    return () => window.removeEventListener('wearlabels', take);
  }, []);
  return asked;
}
