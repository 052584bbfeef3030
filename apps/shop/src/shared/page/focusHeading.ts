import { useEffect } from 'react';

/** Moves the focus to the heading of the page; gives false where there is none. */
export function focusHeading(options?: Pick<FocusOptions, 'focusVisible'>): boolean {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1') ?? main;
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true, ...options });
  return true;
}

/**
 * Opens a page whose heading comes after the page itself, or to which another site leads by a document of its own, as
 * one that is arrived at in the shop: at the top, with the focus on the heading. Who has gone on meanwhile keeps the focus.
 *
 * @param shown whether the heading is there
 */
export function useHeadingFocus(shown: boolean): void {
  useEffect(() => {
    const { activeElement, body } = document;
    const isIdle = activeElement === body || activeElement?.matches('main, main h1');
    if (!shown || !isIdle) return;
    document.documentElement.scrollTop = 0;
    // Nobody used the keyboard in a document that has just opened: no ring stands around its heading.
    focusHeading({ focusVisible: false });
  }, [shown]);
}

let kept: Element | null = null;

/**
 * The element that got the focus because the one that had it was taken out (`useKeptFocus`): nobody chose to be there, so
 * who leads somebody elsewhere may still take it.
 */
export const keptFocus = {
  note(element: Element | null): void {
    kept = element;
  },
  has: (element: Element | null): boolean => element !== null && element === kept,
};
