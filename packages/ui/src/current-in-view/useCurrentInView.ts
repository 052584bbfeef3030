import { type RefObject, useEffect } from 'react';
import { bringIntoView } from './bringIntoView.ts';

/**
 * Brings the current cell of a row that scrolls sideways to its left third, at once and without moving the page.
 * Where that cell is in sight already, the row stays as it is.
 *
 * @param row - the scrolling element; its current cell carries `aria-current` or `aria-selected`
 * @param current - what changes when another cell becomes the current one
 */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: string | undefined) {
  useEffect(() => {
    const cell = row.current?.querySelector('[aria-current], [aria-selected=true]');
    if (current !== undefined && row.current && cell) bringIntoView(row.current, cell);
  }, [row, current]);
}
