import { type RefObject, useEffect } from 'react';

/**
 * Scrolls a row sideways so that a cell of it starts at its left third, unless the cell is in sight already.
 * Not `scrollIntoView`, which moves the page as well.
 */
export function bringIntoView(row: Element, cell: Element) {
  const frame = row.getBoundingClientRect();
  const { left, right } = cell.getBoundingClientRect();
  if (left < frame.left || right > frame.right) row.scrollLeft += left - frame.left - frame.width / 3;
}

/**
 * Brings the current cell of a row that scrolls sideways to its left third, at once and without moving the page.
 * Where that cell is in sight already, the row stays as it is. The same for a cell that the keyboard comes to: a browser
 * leaves one out of sight of which less than a pixel shows.
 *
 * @param row - the scrolling element; its current cell carries `aria-current` or `aria-selected`
 * @param current - what changes when another cell becomes the current one
 */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: string | undefined) {
  useEffect(() => {
    const cell = row.current?.querySelector('[aria-current], [aria-selected=true]');
    if (current !== undefined && row.current && cell) bringIntoView(row.current, cell);
  }, [row, current]);

  useEffect(() => {
    const strip = row.current;
    if (!strip) return;
    const follow = ({ target }: FocusEvent) => {
      // Not for a press, which would let go of another cell than it began on.
      if (target instanceof Element && target.matches(':focus-visible')) bringIntoView(strip, target);
    };
    strip.addEventListener('focusin', follow);
    return () => strip.removeEventListener('focusin', follow);
  }, [row]);
}
