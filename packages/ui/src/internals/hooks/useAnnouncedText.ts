import { type RefObject, useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/** Announces the text of the element with the ref, when it appears and when its text changes. */
export function useAnnouncedText<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  const announced = useRef('');
  useEffect(() => {
    // Debounced, so that a text that changes again at once is not announced.
    const timer = setTimeout(() => {
      const text = shown.current?.textContent ?? '';
      if (text !== announced.current && text !== '') announce(text);
      announced.current = text;
    }, 150);
    return () => clearTimeout(timer);
  });
  return shown;
}
