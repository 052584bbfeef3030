/**
 * What a finger presses that is less than 44 px high or wide. A link within a sentence is as high as its line; what is
 * drawn larger than its element, such as a card around its link, is met around it. Runs in the page, so it may use nothing
 * from outside.
 */
export function smallTargets(): string[] {
  const least = 44;
  /** Words stand beside it in its paragraph that are no link themselves. */
  const isWithinSentence = (control: Element) => {
    if (getComputedStyle(control).display !== 'inline') return false;
    let block = control.parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    const texts = document.createTreeWalker(block ?? control, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!parentElement?.closest('a, button') && textContent?.trim()) return true;
    }
    return false;
  };
  /** Stands still over what is below it, as layers do that the control is not part of. */
  const isFixed = (top: Element | null, control: Element): boolean =>
    top !== null &&
    !top.contains(control) &&
    (getComputedStyle(top).position === 'fixed' || isFixed(top.parentElement, control));
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea';
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    // The payment provider's form is its own.
    if (control.closest('.adyen-checkout__dropin')) return [];
    const target = control.closest('label') ?? control;
    const { width, height } = target.getBoundingClientRect();
    // A visually hidden element is one pixel high until it has the focus.
    if (!target.checkVisibility({ visibilityProperty: true }) || Math.min(width, height) <= 1) return [];
    if ((width >= least && height >= least) || isWithinSentence(control)) return [];
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    // In the middle of the screen lies over it what has to be left first, such as the menu of a phone.
    if (isFixed(document.elementFromPoint(x, y), target)) return [];
    const reach = least / 2 - 1;
    const isMet = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ].every(([toX = 0, toY = 0]) => target.contains(document.elementFromPoint(toX, toY)));
    const size = `${Math.round(width)} × ${Math.round(height)}`;
    return isMet ? [] : [`${control.outerHTML.slice(0, 120)} is ${size}`];
  });
}
