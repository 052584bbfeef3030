import type { FocusEvent } from 'react';

/**
 * For the `onFocus` of a row that scrolls sideways: scrolls a partly visible element to the middle. Browsers do not scroll
 * to an element of which a fraction of a pixel shows.
 */
export function keepFocusInView({ currentTarget, target }: FocusEvent<Element>): void {
  // Not for a press: the element would move from under the pointer before its release.
  if (!target.matches(':focus-visible')) return;
  const row = currentTarget.getBoundingClientRect();
  const { left, right, width } = target.getBoundingClientRect();
  if (left < row.left || right > row.right)
    currentTarget.scrollLeft += left + width / 2 - row.left - row.width / 2;
}
