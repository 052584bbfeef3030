import { type RefObject, useEffect } from 'react';

/** Scrolls a row so that a cell is at its left third, unless it is visible; `scrollIntoView` scrolls the page too. */
export function bringIntoView(row: Element, cell: Element) {
  const frame = row.getBoundingClientRect();
  const { left, right } = cell.getBoundingClientRect();
  if (left < frame.left || right > frame.right) row.scrollLeft += left - frame.left - frame.width / 3;
}

/**
 * Scrolls a row to its current cell (`aria-current` or `aria-selected`) without scrolling the page. Also to a
 * focused cell, since browsers do not scroll to one that is less than a pixel outside.
 *
 * @param texts of the cells, which may be added or grow later and push the current one out of view
 */
export function useCurrentInView(
  row: RefObject<HTMLElement | null>,
  current: string | undefined,
  texts: readonly string[] = [],
) {
  const content = texts.join('\n');
  useEffect(() => {
    const cell = row.current?.querySelector('[aria-current], [aria-selected=true]');
    if (current !== undefined && row.current && cell) bringIntoView(row.current, cell);
  }, [row, current, content]);

  useEffect(() => {
    const strip = row.current;
    if (!strip) return;
    const follow = ({ target }: FocusEvent) => {
      // Not on a press, since the cell would move away from the pointer.
      if (target instanceof Element && target.matches(':focus-visible')) bringIntoView(strip, target);
    };
    strip.addEventListener('focusin', follow);
    return () => strip.removeEventListener('focusin', follow);
  }, [row]);
}
