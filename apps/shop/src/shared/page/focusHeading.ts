import { useEffect } from 'react';

/** Moves the focus to the heading of the page. @returns false when there is none */
export function focusHeading(options?: Pick<FocusOptions, 'focusVisible'>): boolean {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1') ?? main;
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true, ...options });
  return true;
}

/** Scrolls to the top and focuses a heading that renders late, unless the customer has moved the focus. */
export function useHeadingFocus(shown: boolean): void {
  useEffect(() => {
    const { activeElement, body } = document;
    const isIdle = activeElement === body || activeElement?.matches('main, main h1');
    if (!shown || !isIdle) return;
    document.documentElement.scrollTop = 0;
    // A new document had no keyboard input: the heading shows no focus ring.
    focusHeading({ focusVisible: false });
  }, [shown]);
}

let kept: Element | null = null;

/** The element that got the focus after a removal (`useKeptFocus`); a page may move the focus on. */
export const keptFocus = {
  note(element: Element | null): void {
    kept = element;
  },
  has: (element: Element | null): boolean => element !== null && element === kept,
};
