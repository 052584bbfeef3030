/**
 * Puts the keyboard where it goes on in an `AddToCart`: on plus while the product lies in the cart, otherwise on the
 * button. Whoever went elsewhere meanwhile stays there.
 */
export function takePlace(root: Element): void {
  const focused = document.activeElement;
  if (focused !== document.body && !root.contains(focused)) return;
  root
    .querySelector<HTMLElement>('[data-slot="stepper-increase"], [data-slot="add-button"]')
    ?.focus({ preventScroll: true });
}
