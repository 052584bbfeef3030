import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type ScrollPositions, scrollPositions } from './scrollPositions.ts';

/** How long a page may take to grow to the height at which it was left. */
const patience = 3000;

/**
 * Puts a new page at its top, and a page that one returns to where it was left. The router restores scrolling only in
 * its data mode, and the browser does it before the page is tall enough.
 *
 * @param visit the key of the history's entry that is shown
 * @param returning whether it was reached by back or forward, or by a reload
 */
export function useScrollMemory(visit: string, returning: boolean): void {
  const positions = useRef<ScrollPositions | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const leave = () => {
      positions.current?.save();
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  // Only an arrival scrolls: an address that is refined where one is was neither left nor returned to.
  const targetOf = useEffectEvent((kept: ScrollPositions) => (returning ? kept.get(visit) : 0));

  useLayoutEffect(() => {
    positions.current ??= positionsOfDocument(visit);
    const kept = positions.current;
    const target = targetOf(kept);
    const stopRestoring = target === undefined ? () => {} : restore(target);
    const remember = () => kept.set(visit, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stopRestoring();
      window.removeEventListener('scroll', remember);
    };
  }, [visit]);
}

/**
 * What is kept, as this document begins. The first entry of every document has the same key: one that was asked for anew
 * opens at its top, and only a reload or a way back finds the place where it was left.
 */
function positionsOfDocument(visit: string): ScrollPositions {
  const kept = scrollPositions();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'navigate') kept.forget(visit);
  return kept;
}

function restore(top: number): () => void {
  const fragment = top === 0 && document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (fragment) fragment.scrollIntoView();
  else window.scrollTo(0, top);
  if (top === 0 || Math.abs(window.scrollY - top) < 2 || typeof ResizeObserver === 'undefined')
    return () => {};

  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const timer = setTimeout(stop, patience);
  // Whoever scrolls has decided where to be.
  const acts = ['wheel', 'touchstart', 'keydown'] as const;
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    for (const act of acts) window.removeEventListener(act, stop);
  }
  for (const act of acts) window.addEventListener(act, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
