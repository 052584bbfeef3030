import { useSWRConfig } from 'swr';
import { useSession } from '../session/useSession.ts';
import { viewerKey } from '../session/viewerKey.ts';
import type { Needs } from './need.ts';
import { useResourceCache } from './ResourcesProvider.tsx';
import { resourceKey } from './resourceKey.ts';

/** Gets answers before they are needed. Failures are left for the page to meet. */
export function usePrefetch(): (needs: Needs, audience: 'everyone' | 'customers') => void {
  const { viewer } = useSession();
  const cache = useResourceCache();
  const { mutate } = useSWRConfig();
  const name = viewerKey(viewer);

  return (needs, audience) => {
    for (const need of Object.values(needs)) {
      const withheld = viewer.kind === 'anonymous' && (need.personal || audience === 'customers');
      const key = resourceKey(name, need);
      if (withheld || !cache.isStale(key)) continue;
      cache.fetch(name, need).then(
        (value) => mutate(key, value, { revalidate: false }),
        () => {},
      );
    }
  };
}
