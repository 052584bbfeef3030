import { type RefObject, useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/** Says the text of the element that gets the ref, when it comes and whenever it is another one. */
export function useAnnouncedText<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  const said = useRef('');
  useEffect(() => {
    const text = shown.current?.textContent ?? '';
    if (text !== said.current && text !== '') announce(text);
    said.current = text;
  });
  return shown;
}
