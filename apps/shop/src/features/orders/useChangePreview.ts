import { ApiError, buyerMessage, type OrderChange, type OrderChangePreview } from '@magazijn/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStores } from '../../shared/stores/StoresProvider.tsx';

/** Milliseconds of rest after the last change. */
const restMs = 300;

/** What the back end answers to a change: `unneeded` for one that costs and refuses nothing. */
export type PreviewAnswer =
  | { readonly state: 'unneeded' | 'loading' }
  | { readonly state: 'ready'; readonly preview: OrderChangePreview }
  /** `reason`: the back end's, in Dutch; '' without one. */
  | { readonly state: 'failed'; readonly reason: string };

/**
 * What a change would make of an order, asked again after each change. The last preview stays available while the next
 * one loads.
 *
 * @param onConflict called when the order can no longer be changed, or was changed elsewhere
 */
export function useChangePreview(
  orderId: number,
  { quantities, date, addressId }: OrderChange,
  onConflict: () => void,
) {
  const { loadApi } = useStores();
  const asked = JSON.stringify({ quantities, date, addressId });
  const isNeeded = asked !== '{}';
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${asked}`;
  const [answer, setAnswer] = useState<{ key: string; given: PreviewAnswer } | null>(null);
  const conflict = useEffectEvent(onConflict);

  useEffect(() => {
    if (!isNeeded) return;
    const leave = new AbortController();
    const ask = async () => {
      try {
        const change: OrderChange = JSON.parse(asked);
        const preview = await (await loadApi()).previewOrderChange(orderId, change, leave.signal);
        if (!leave.signal.aborted) setAnswer({ key, given: { state: 'ready', preview } });
      } catch (cause) {
        if (leave.signal.aborted) return;
        console.warn('The change was not previewed', cause);
        setAnswer({ key, given: { state: 'failed', reason: buyerMessage(cause) } });
        if (cause instanceof ApiError && cause.status === 409) conflict();
      }
    };
    const timer = setTimeout(() => void ask(), restMs);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [isNeeded, key, asked, orderId, loadApi]);

  const current: PreviewAnswer = !isNeeded
    ? { state: 'unneeded' }
    : answer?.key === key
      ? answer.given
      : { state: 'loading' };
  const last = isNeeded && answer?.given.state === 'ready' ? answer.given.preview : null;
  return { current, last, retry: () => setAttempt((count) => count + 1) };
}
