import type { MouseEvent } from 'react';

/**
 * Follows a skip link without an entry in the history. The browser's own has no key, so that the router would take it for
 * any earlier one at this address, and scroll to where that was left; and going back leads to the page before.
 */
export function skipTo(event: MouseEvent<HTMLAnchorElement>): void {
  const place = document.getElementById(event.currentTarget.hash.slice(1));
  if (place === null) return;
  event.preventDefault();
  place.focus({ preventScroll: true });
  place.scrollIntoView();
}
