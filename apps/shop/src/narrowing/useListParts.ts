import { useEffect, useSyncExternalStore } from 'react';
import { listPartsCode } from './listPartsCode.ts';

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
