import { type RefObject, useEffect } from 'react';

/**
 * Brings the current cell of a row that scrolls sideways to its left third, at once and without moving the page.
 * A row in which everything fits stays where it is.
 *
 * @param row - the scrolling element; its current link carries `aria-current`
 * @param current - what changes when another cell becomes the current one
 */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: string | undefined) {
  useEffect(() => {
    const cell = current === undefined ? null : row.current?.querySelector('[aria-current]');
    if (!row.current || !cell) return;
    const edge = row.current.getBoundingClientRect().left + row.current.clientWidth / 3;
    row.current.scrollLeft += cell.getBoundingClientRect().left - edge;
  }, [row, current]);
}
