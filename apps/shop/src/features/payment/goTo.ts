/** Goes to a page by a document of its own: the payment page's policy is another than this one's. */
export function goTo(href: string): void {
  window.location.assign(href);
}
