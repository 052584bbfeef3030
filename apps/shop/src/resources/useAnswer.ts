import useSWR from 'swr';
import { useSession } from '../session/useSession.ts';
import { viewerKey } from '../session/viewerKey.ts';
import type { OptionalAnswer } from './Answer.ts';
import type { Need } from './need.ts';
import { useResourceCache } from './ResourcesProvider.tsx';
import { resourceKey } from './resourceKey.ts';

/** What a visitor's page needs is asked at once; a guarded page asks when a customer is there. */
export type Audience = 'everyone' | 'customers';

/** The answer to one need, for whoever looks now. While a customer's answer is under way, a visitor's stands in. */
export function useAnswer<Value>(need: Need<Value>, audience: Audience): OptionalAnswer<Value> {
  const { viewer } = useSession();
  const cache = useResourceCache();
  const anonymous = viewer.kind === 'anonymous';
  const withheld = anonymous && (need.personal || audience === 'customers');
  const key = resourceKey(viewerKey(viewer), need);
  const { data, error, mutate } = useSWR<Value | undefined, unknown>(
    withheld ? null : key,
    // A frame late, SWR asks for the key of the former viewer or page with the fetcher of now: it keeps what it has.
    async (asked: string) =>
      asked === key
        ? cache.fetch(viewerKey(viewer), need)
        : (cache.provider.get(asked)?.data as Value | undefined),
    { revalidateIfStale: cache.isStale(key) },
  );

  if (withheld) return { state: audience === 'customers' ? 'loading' : 'absent' };
  if (data !== undefined) return { state: 'ready', value: data, pending: false };
  const standIn =
    anonymous || need.personal ? undefined : cache.provider.get(resourceKey('anonymous', need))?.data;
  if (error !== undefined) return { state: 'failed', error, reload: () => void mutate() };
  // The same need gives the same shape to everyone: only prices differ.
  if (standIn !== undefined) return { state: 'ready', value: standIn as Value, pending: true };
  return { state: 'loading' };
}
