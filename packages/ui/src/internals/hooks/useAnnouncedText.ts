import { type RefObject, useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/** Says the text of the element that gets the ref, when it comes and whenever it is another one. */
export function useAnnouncedText<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  const said = useRef('');
  useEffect(() => {
    // Once it stays so: what is another text a moment later is not said first.
    const timer = setTimeout(() => {
      const text = shown.current?.textContent ?? '';
      if (text !== said.current && text !== '') announce(text);
      said.current = text;
    }, 150);
    return () => clearTimeout(timer);
  });
  return shown;
}
