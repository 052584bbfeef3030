/**
 * Moves the focus off the cart line that has it, before it goes: to the name of the line after it, or before it. The
 * focus of what disappears is lost, and whoever uses a keyboard would begin at the top of the page again.
 */
export function focusBesideLine(): void {
  const line = document.activeElement?.closest('[data-slot="cart-line"]');
  if (!line) return;
  const lines = [...document.querySelectorAll('[data-slot="cart-line"]')];
  const place = lines.indexOf(line);
  const beside = lines[place + 1] ?? lines[place - 1];
  beside?.querySelector('a')?.focus({ preventScroll: true });
}
