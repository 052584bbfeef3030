/** Opens a page as a new document: the payment page has its own content security policy. */
export function goTo(href: string): void {
  window.location.assign(href);
}

/**
 * Opens a page as a new document that replaces this history entry: the payment page is not in the history, and the
 * next page's policy does not allow the provider.
 */
export function leaveTo(href: string): void {
  window.location.replace(href);
}

/**
 * Calls `act` when the back button restores this page from the browser's page cache, with the form in the state it
 * was left in.
 *
 * @returns how to stop listening
 */
export function onRestored(act: () => void): () => void {
  const listen = (event: PageTransitionEvent) => {
    if (event.persisted) act();
  };
  window.addEventListener('pageshow', listen);
  return () => window.removeEventListener('pageshow', listen);
}
