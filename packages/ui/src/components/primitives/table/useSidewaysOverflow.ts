import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether the content of an element is wider than the element, which scrolls it: measured again on each change of size
 * of either. False on the server.
 */
export function useSidewaysOverflow(scroller: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);

  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const measure = () =>
      setOverflows(
        current.scrollWidth > current.clientWidth && getComputedStyle(current).overflowX !== 'visible',
      );
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  return overflows;
}
