import { useEffect, useEffectEvent, useRef } from 'react';

export type UsePausableTimeoutOptions = {
  /** A new value restarts the timeout; `null` stops it. */
  subject: unknown;
  /** Milliseconds, not counting pauses. */
  duration: number;
  /** Whether the remaining time is paused. */
  paused: boolean;
  onEnd: () => void;
};

/** Calls `onEnd` after `duration`; time spent paused does not count. */
export function usePausableTimeout({ subject, duration, paused, onEnd }: UsePausableTimeoutOptions): void {
  const left = useRef({ subject, rest: duration });
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (left.current.subject !== subject) left.current = { subject, rest: duration };
    if (subject === null || subject === undefined || paused) return;
    const since = performance.now();
    const timer = setTimeout(() => end(), left.current.rest);
    return () => {
      clearTimeout(timer);
      left.current.rest = Math.max(0, left.current.rest - (performance.now() - since));
    };
  }, [subject, duration, paused]);
}
