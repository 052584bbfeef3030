import { type RefObject, useLayoutEffect, useState } from 'react';
import { visibleCount } from './visibleCount.ts';

/** The fractional width: rounding each cell would add up to several pixels. */
const widthOf = (element: Element | null): number => element?.getBoundingClientRect().width ?? 0;

/**
 * Measures how many aisles fit the row, again when a width changes; `null` before the first measurement, and while
 * 'Meer' is not displayed, as on phones, where the row scrolls. The row's parent is the available space; each cell
 * marks its text with `data-measure`.
 */
export function useVisibleCount(
  row: RefObject<HTMLUListElement | null>,
  more: RefObject<HTMLElement | null>,
  cellCount: number,
): number | null {
  const [count, setCount] = useState<number | null>(null);

  useLayoutEffect(() => {
    const list = row.current;
    const room = list?.parentElement;
    if (!list || !room || typeof ResizeObserver === 'undefined') return;
    const aisles = [...list.querySelectorAll<HTMLElement>('[data-slot=aisle]')].slice(0, cellCount);
    const texts = aisles.flatMap((aisle) => aisle.querySelector('[data-measure]') ?? []);
    // A cell stretches, so measure its text and its border.
    const lineOf = ({ offsetWidth, clientWidth }: HTMLElement) => offsetWidth - clientWidth;

    // The widest range under 'Meer' decides; otherwise two counts could alternate endlessly.
    let widestMore = 0;

    function measure() {
      if (!list || !room) return;
      const moreWidth = widthOf(more.current);
      if (moreWidth === 0) {
        setCount(null);
        return;
      }
      widestMore = Math.max(widestMore, moreWidth);
      const next = visibleCount({
        widths: aisles.map((aisle) => widthOf(aisle.querySelector('[data-measure]')) + lineOf(aisle)),
        room: widthOf(room) - widthOf(list.querySelector('[data-slot=offers]')),
        moreWidth: widestMore,
      });
      setCount(next);
    }

    measure();
    const observer = new ResizeObserver((entries) => {
      if (entries.some(({ target }) => target !== more.current)) widestMore = 0;
      measure();
    });
    for (const node of [room, ...texts, more.current]) if (node) observer.observe(node);
    return () => observer.disconnect();
  }, [row, more, cellCount]);

  return count;
}
