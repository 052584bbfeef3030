import { ApiError, buyerMessage } from '@magazijn/api-client';
import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds of rest after the last change. */
const restMs = 300;

/** What the back end answers to a preview: `unneeded` when there is nothing to ask. */
export type PreviewAnswer<Preview> =
  | { readonly state: 'unneeded' | 'loading' }
  | { readonly state: 'ready'; readonly preview: Preview }
  /** `reason`: the back end's, in Dutch; '' without one. */
  | { readonly state: 'failed'; readonly reason: string };

/**
 * What a change would lead to, asked at once and after a rest; the last preview stays while the next loads.
 * @param asked identifies the question; null for none
 * @param ask must change nothing
 * @param onConflict called when the answer is a conflict (409)
 */
export function usePreview<Preview>(
  asked: string | null,
  ask: (signal: AbortSignal) => Promise<Preview>,
  onConflict: () => void = () => {},
) {
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${asked}`;
  const [answer, setAnswer] = useState<{ key: string; given: PreviewAnswer<Preview> } | null>(null);
  const isNeeded = asked !== null;
  const request = useEffectEvent(ask);
  const conflict = useEffectEvent(onConflict);
  /** The first question need not wait for more changes. */
  const rest = useEffectEvent(() => (answer === null ? 0 : restMs));

  useEffect(() => {
    if (!isNeeded) return;
    const leave = new AbortController();
    const run = async () => {
      try {
        const preview = await request(leave.signal);
        if (!leave.signal.aborted) setAnswer({ key, given: { state: 'ready', preview } });
      } catch (cause) {
        if (leave.signal.aborted) return;
        console.warn('The change was not previewed', cause);
        setAnswer({ key, given: { state: 'failed', reason: buyerMessage(cause) } });
        if (cause instanceof ApiError && cause.status === 409) conflict();
      }
    };
    const timer = setTimeout(() => void run(), rest());
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [isNeeded, key]);

  const current: PreviewAnswer<Preview> = !isNeeded
    ? { state: 'unneeded' }
    : answer?.key === key
      ? answer.given
      : { state: 'loading' };
  const last = isNeeded && answer?.given.state === 'ready' ? answer.given.preview : null;
  return { current, last, retry: () => setAttempt((count) => count + 1) };
}
