import { announce } from '@magazijn/ui';
import { useCallback, useRef } from 'react';

/**
 * Tells people who do not see the screen that another page is there: the focus goes to its heading and its title is
 * announced, at one moment, so that the two never speak of different pages. Not for the first page of a visit.
 *
 * @param first the key of the history's entry at which the shop was entered
 * @returns what a page calls, in a layout effect, as soon as it shows what it is about
 */
export function useArrival(first: string): (visit: string) => void {
  const greeted = useRef(first);

  return useCallback((visit) => {
    if (greeted.current === visit) return;
    greeted.current = visit;
    const main = document.querySelector('main');
    const heading = main?.querySelector('h1') ?? main;
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    announce(document.title);
  }, []);
}
