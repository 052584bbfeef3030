import { useEffect, useSyncExternalStore } from 'react';
import { lateCode } from '../late/lateCode.ts';

/**
 * What narrows a list. The server renders it, so that it is there from the start and works without scripts; its code is
 * not worth its weight on the first load, and takes over when it has come.
 */
export const listPartsCode = lateCode(() => import('./ListFilters.tsx'));

const { load, loaded, subscribe } = listPartsCode;

/**
 * What narrows a list; null until its code came. On the server it is there (`entry-server` waits for it), so while the
 * browser takes over the server's HTML it may be null where there is something: `KeptFilters` leaves that alone.
 */
export function useListParts(): ReturnType<typeof loaded> {
  useEffect(() => {
    // Without a connection the form keeps working as the server made it.
    load().catch(() => {});
  }, []);
  return useSyncExternalStore(subscribe, loaded, loaded);
}
