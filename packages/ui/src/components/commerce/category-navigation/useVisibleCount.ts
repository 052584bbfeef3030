import { type RefObject, useLayoutEffect, useState } from 'react';
import { visibleCount } from './visibleCount.ts';

/** With its fraction: what is rounded once for each cell is wrong by pixels for all of them. */
const widthOf = (element: Element | null): number => element?.getBoundingClientRect().width ?? 0;

/**
 * Measures how many aisles fit the row, again at every change of width of the row, of a cell or of 'Meer' (a font that
 * arrives, text that is enlarged, another range). Before the first measurement the answer is `null`: everything is rendered, and
 * the stylesheet clips what falls outside the row, so that nothing flickers.
 *
 * @param row - The list; its parent is the room. Each cell marks its text with `data-measure`.
 * @param more - The 'Meer' cell, which is measured even while it is not shown.
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
    // A cell grows; what it needs is its text, and the line that parts it from the next one.
    const lineOf = ({ offsetWidth, clientWidth }: HTMLElement) => offsetWidth - clientWidth;

    // The range that 'Meer' shows depends on what fits, and its width on the range: the widest one decides, or two counts
    // would take turns for ever.
    let widestMore = 0;

    function measure() {
      if (!list || !room) return;
      widestMore = Math.max(widestMore, widthOf(more.current));
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
