/**
 * Leads elsewhere by a new document, in this one's place in the history: the page of the payment leaves nothing behind,
 * and what follows has a policy of its own that does not know the provider.
 */
export function leaveTo(href: string): void {
  window.location.replace(href);
}
