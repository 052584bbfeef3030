/** Opens a page as a new document: the payment page has its own content security policy. */
export function goTo(href: string): void {
  window.location.assign(href);
}

/** Opens a page as a new document that replaces the payment page, whose policy allows the provider. */
export function leaveTo(href: string): void {
  window.location.replace(href);
}

/** Calls `act` when the back button restores this page from the page cache; returns how to stop listening. */
export function onRestored(act: () => void): () => void {
  const listen = (event: PageTransitionEvent) => {
    if (event.persisted) act();
  };
  window.addEventListener('pageshow', listen);
  return () => window.removeEventListener('pageshow', listen);
}
