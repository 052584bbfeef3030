/**
 * Selected, pressed, checked or current controls that differ from their unselected siblings by colour only, which
 * forced colours remove (WCAG 1.4.1). Runs in the page, so it uses nothing from this module.
 */
export function colourOnlyFaults(): string[] {
  const pairs = [
    ['[aria-current]:not([aria-current=false])', ':not([aria-current])'],
    ['[aria-selected=true]', '[aria-selected=false]'],
    ['[aria-pressed=true]', '[aria-pressed=false]'],
    ['[aria-checked=true]', '[aria-checked=false]'],
    [':is([type=radio], [type=checkbox]):checked', ':is([type=radio], [type=checkbox]):not(:checked)'],
  ] as const;
  const sides = ['top', 'right', 'bottom', 'left'];
  /** A native control may be invisible inside the label that is drawn for it. */
  const shown = (control: Element) => control.closest('label') ?? control;
  const isSeen = (control: Element) => shown(control).checkVisibility({ visibilityProperty: true });
  /** The look of an element apart from its colours: lines, weight, content. */
  const shapeOf = (element: Element, pseudo: string | null): string => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo !== null && style.content === 'none') return '';
    const lines = sides.map((side) => {
      const width = style.getPropertyValue(`border-${side}-width`);
      // A transparent border only reserves space.
      const isClear = /^rgba.*, 0\)$|\/ 0\)$/.test(style.getPropertyValue(`border-${side}-color`));
      return isClear ? '0px' : width;
    });
    const outline = style.outlineStyle === 'none' ? '' : style.outlineWidth;
    return [...lines, outline, style.textDecorationLine, style.fontWeight, style.content].join();
  };
  const signsOf = (element: Element) =>
    [...element.querySelectorAll('svg, [aria-hidden=true]')].filter((sign) =>
      sign.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    ).length;
  const lookOf = (control: Element) => {
    const box = shown(control);
    const parts = [...new Set([control, box, ...box.querySelectorAll('*')])].filter(
      (part) => part.closest('svg') === null,
    );
    const shapes = parts.flatMap((part) =>
      [null, '::before', '::after'].map((pseudo) => shapeOf(part, pseudo)),
    );
    // Compares which shapes occur, not how often: the number of elements depends on the text.
    return `${[...new Set(shapes)].toSorted().join(';')} ${signsOf(box)}`;
  };
  /** The nearest unselected control of the same kind. */
  const otherThan = (control: Element, rest: string): Element | null => {
    const role = control.getAttribute('role');
    const kind = `${control.localName}${role === null ? '' : `[role=${role}]`}`;
    for (let around = control.parentElement; around; around = around.parentElement) {
      const other = [...around.querySelectorAll(`${kind}${rest}`)].find(isSeen);
      if (other) return other;
      if (around.matches('main, nav, header, footer, dialog')) return null;
    }
    return null;
  };
  return pairs.flatMap(([chosen, rest]) =>
    [...document.querySelectorAll(chosen)].flatMap((control) => {
      // Native controls are drawn by the system, and the payment provider's form cannot be changed.
      const isNative = control instanceof HTMLInputElement && getComputedStyle(control).appearance !== 'none';
      if (!isSeen(control) || isNative || control.closest('.adyen-checkout__dropin')) return [];
      const other = otherThan(control, rest);
      if (!other || lookOf(other) !== lookOf(control)) return [];
      return [`differs by colour only: ${control.outerHTML.slice(0, 120)}`];
    }),
  );
}
