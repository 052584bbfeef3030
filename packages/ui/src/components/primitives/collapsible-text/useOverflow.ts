import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

/** What {@link useOverflow} gives. */
export interface Overflow {
  contentRef: RefObject<HTMLDivElement | null>;
  /** `null` before the first measure, on the server too: the room for the button is kept meanwhile. */
  overflows: boolean | null;
}

/** Measures whether the content is taller than `maxHeight` pixels, again whenever its size changes. */
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
