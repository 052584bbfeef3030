/**
 * Puts the keyboard where it goes on in an `AddToCart`: on plus while the product lies in the cart, otherwise on the
 * button. Whoever went elsewhere meanwhile, be it to the field of the stepper, stays there.
 */
export function takePlace(root: Element): void {
  if (document.activeElement !== document.body) return;
  root
    .querySelector<HTMLElement>('[data-slot="stepper-increase"], [data-slot="add-button"]')
    ?.focus({ preventScroll: true });
}
