/**
 * Touch targets under 44 px. Links within a sentence may be as high as their line; a control that is drawn larger than
 * its element, such as a card around its link, is measured as drawn. Runs in the page, so it uses nothing from this
 * module.
 */
export function smallTargets(): string[] {
  const minSize = 44;
  /** Whether a control is in a paragraph with text that is not a control. */
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
  /** Whether a fixed layer that does not contain the control covers it. */
  const isFixed = (top: Element | null, control: Element): boolean =>
    top !== null &&
    !top.contains(control) &&
    (getComputedStyle(top).position === 'fixed' || isFixed(top.parentElement, control));
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea';
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    // The payment provider's form cannot be changed.
    if (control.closest('.adyen-checkout__dropin')) return [];
    const target = control.closest('label') ?? control;
    const { width, height } = target.getBoundingClientRect();
    // A visually hidden element has one pixel until it is focused.
    if (!target.checkVisibility({ visibilityProperty: true }) || Math.min(width, height) <= 1) return [];
    if ((width >= minSize && height >= minSize) || isWithinSentence(control)) return [];
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    // An open layer such as a phone's menu must be closed first.
    if (isFixed(document.elementFromPoint(x, y), target)) return [];
    const reach = minSize / 2 - 1;
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
