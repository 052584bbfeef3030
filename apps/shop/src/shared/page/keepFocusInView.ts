import type { FocusEvent } from 'react';

/**
 * For the `onFocus` of a row that scrolls sideways: what the keyboard comes to is slid to its middle where it is not whole
 * in sight. A browser leaves one where it is of which less than a pixel shows.
 */
export function keepFocusInView({ currentTarget, target }: FocusEvent<Element>): void {
  // Not for a press, which would let go of something else than it began on.
  if (!target.matches(':focus-visible')) return;
  const row = currentTarget.getBoundingClientRect();
  const { left, right, width } = target.getBoundingClientRect();
  if (left < row.left || right > row.right)
    currentTarget.scrollLeft += left + width / 2 - row.left - row.width / 2;
}
