import { useEffect, useSyncExternalStore } from 'react';
import { loadOnce } from '../stores/ShopStores.ts';

const extras = loadOnce(() => import('./cardExtras.ts'));

/** The code of `cardExtras`, loaded after the first frame of the first card; null until then, and without a connection. */
export function useCardExtras(): Awaited<ReturnType<typeof extras.load>> | null {
  useEffect(() => {
    extras.load().catch(() => {});
  }, []);
  return useSyncExternalStore(extras.subscribe, extras.loaded, () => null);
}
