/** Goes to a page by a document of its own: the payment page's policy is another than this one's. */
export function goTo(href: string): void {
  window.location.assign(href);
}

/**
 * Leads elsewhere by a new document, in this one's place in the history: the page of the payment leaves nothing behind,
 * and what follows has a policy of its own that does not know the provider.
 */
export function leaveTo(href: string): void {
  window.location.replace(href);
}

/**
 * Hears of a page that comes back whole from the browser's own store, by the back button: its form is as it was left, in
 * the midst of a payment.
 *
 * @returns how to stop listening.
 */
export function onRestored(act: () => void): () => void {
  const listen = (event: PageTransitionEvent) => {
    if (event.persisted) act();
  };
  window.addEventListener('pageshow', listen);
  return () => window.removeEventListener('pageshow', listen);
}
