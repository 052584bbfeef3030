import type { MouseEvent } from 'react';

/**
 * Follows a skip link without a history entry. The browser's own entry has no key, so that the router would restore the
 * scroll position of an earlier one at this address.
 */
export function skipTo(event: MouseEvent<HTMLAnchorElement>): void {
  const place = document.getElementById(event.currentTarget.hash.slice(1));
  if (place === null) return;
  event.preventDefault();
  place.focus({ preventScroll: true });
  place.scrollIntoView();
}
