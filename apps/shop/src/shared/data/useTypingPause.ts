import { useEffect, useRef } from 'react';

/** Milliseconds without typing after which an edit applies. */
const typingPause = 500;

/** Delays an edit until typing pauses; leaving the page, by a link or a reload, applies it at once. */
export function useTypingPause() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    // A reload or a closed tab does not unmount.
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
    schedule(apply: () => void) {
      cancel();
      waiting.current = () => {
        cancel();
        apply();
      };
      timer.current = setTimeout(waiting.current, typingPause);
    },
    cancel,
    /** Applies a waiting edit, if any. */
    applyNow: () => waiting.current?.(),
  };
}
