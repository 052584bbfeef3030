import { type RefObject, useLayoutEffect, useState } from 'react';
import { visibleCount } from './visibleCount.ts';

/**
 * Measures how many aisles fit the row, again at every change of width of the row or of a cell (a font that
 * arrives, text that is enlarged). Before the first measurement the answer is `null`: everything is rendered, and
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
    const texts = [...list.querySelectorAll<HTMLElement>('[data-slot=aisle] [data-measure]')].slice(
      0,
      cellCount,
    );

    function measure() {
      if (!list || !room) return;
      const fixed = list.querySelector<HTMLElement>('[data-slot=offers]')?.offsetWidth ?? 0;
      const next = visibleCount({
        widths: texts.map((text) => text.offsetWidth),
        room: room.clientWidth - fixed,
        moreWidth: more.current?.offsetWidth ?? 0,
      });
      setCount(next);
    }

    measure();
    const observer = new ResizeObserver(measure);
    for (const node of [room, ...texts]) observer.observe(node);
    return () => observer.disconnect();
  }, [row, more, cellCount]);

  return count;
}
