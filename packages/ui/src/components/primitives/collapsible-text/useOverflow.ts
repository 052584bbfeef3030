import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

export interface Overflow {
  contentRef: RefObject<HTMLDivElement | null>;
  /** `null` before the first measurement and on the server; the button's space is reserved until then. */
  overflows: boolean | null;
}

/** Measures whether the content is taller than `maxHeight` pixels, again on each change of size. */
export function useOverflow(maxHeight: number): Overflow {
  const contentRef = useRef<HTMLDivElement | null>(null);
  const [overflows, setOverflows] = useState<boolean | null>(null);

  useLayoutEffect(() => {
    const content = contentRef.current;
    if (!content) return;
    const measure = () => setOverflows(content.offsetHeight > maxHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(content);
    return () => observer.disconnect();
  }, [maxHeight]);

  return { contentRef, overflows };
}
