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
