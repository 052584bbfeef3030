import { useEffect, useRef } from 'react';

/** Milliseconds without typing after which an edit applies. */
const typingPause = 500;

/** Puts an edit off until typing pauses; leaving the page, by a link or a reload, applies it at once. */
export function useTypingPause() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    // A reload or a closed tab unmounts nothing.
    const leave = () => waiting.current?.();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const cancel = () => {
    clearTimeout(timer.current);
    waiting.current = null;
  };
  return {
    /** Takes the place of an edit that waits. */
    schedule(apply: () => void) {
      cancel();
      waiting.current = () => {
        cancel();
        apply();
      };
      timer.current = setTimeout(waiting.current, typingPause);
    },
    /** Drops the edit that waits. */
    cancel,
    /** Applies the edit that waits, if there is one. */
    applyNow: () => waiting.current?.(),
  };
}
