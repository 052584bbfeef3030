import type { MouseEvent } from 'react';

/** Follows a skip link without a history entry, which has no key: the router would scroll elsewhere. */
export function skipTo(event: MouseEvent<HTMLAnchorElement>): void {
  const place = document.getElementById(event.currentTarget.hash.slice(1));
  if (place === null) return;
  event.preventDefault();
  place.focus({ preventScroll: true });
  place.scrollIntoView();
}
