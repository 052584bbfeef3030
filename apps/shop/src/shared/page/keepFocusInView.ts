import type { FocusEvent } from 'react';

/** Scrolls a partly visible element of a row to the middle; browsers do not for a fraction of a pixel. */
export function keepFocusInView({ currentTarget, target }: FocusEvent<Element>): void {
  // Not for a press: the element would move from under the pointer before its release.
  if (!target.matches(':focus-visible')) return;
  const row = currentTarget.getBoundingClientRect();
  const { left, right, width } = target.getBoundingClientRect();
  if (left < row.left || right > row.right)
    currentTarget.scrollLeft += left + width / 2 - row.left - row.width / 2;
}
