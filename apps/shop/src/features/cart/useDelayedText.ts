import { useEffect, useRef, useState } from 'react';

/** Milliseconds without typing after which a coupon or a reference applies. */
const typingPause = 500;

/**
 * A text that is typed here and kept elsewhere: it applies after a pause in typing, when the field is left, and when
 * the page is. A change from elsewhere (another tab, an emptied cart) shows unless somebody is typing.
 */
export function useDelayedText(kept: string, apply: (text: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    // A reload or a closed tab unmounts nothing.
    const leave = () => waiting.current?.();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      clearTimeout(timer.current);
      leave();
    };
  }, []);

  const finish = (text: string) => {
    clearTimeout(timer.current);
    waiting.current = null;
    setDraft(null);
    if (text.trim() !== kept) apply(text.trim());
  };

  return {
    value: draft ?? kept,
    change: (text: string) => {
      setDraft(text);
      clearTimeout(timer.current);
      waiting.current = () => finish(text);
      timer.current = setTimeout(() => waiting.current?.(), typingPause);
    },
    leave: () => waiting.current?.(),
  };
}
