import { announce } from '@magazijn/ui';
import { useCallback, useRef } from 'react';
import type { AnyAnswers } from '../resources/Answer.ts';
import type { RouteMatch } from './matchRoute.ts';

/** Told what shows, each time that somebody has arrived at another page. */
export type OnShown = (match: RouteMatch, answers: AnyAnswers) => void;

/** What a page calls, in a layout effect, as soon as it shows what it is about. */
export type OnArrived = (visit: string, ...shown: Parameters<OnShown>) => void;

/**
 * Tells people who do not see the screen that another page is there: the focus goes to its heading and its title is
 * announced, at one moment, so that the two never speak of different pages. Not for the first page of a visit.
 *
 * @param first the key of the history's entry at which the shop was entered
 */
export function useArrival(first: string, onShown?: OnShown): OnArrived {
  const greeted = useRef(first);

  return useCallback(
    (visit, match, answers) => {
      // The page is the shop's now: public/assets/session.js kept what was sent before.
      dispatchEvent(new Event('arrived'));
      if (greeted.current === visit) return;
      greeted.current = visit;
      onShown?.(match, answers);
      if (focusHeading()) announce(document.title);
    },
    [onShown],
  );
}

/** Moves the focus to the heading of the page; gives false where there is none. */
export function focusHeading(): boolean {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1') ?? main;
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
