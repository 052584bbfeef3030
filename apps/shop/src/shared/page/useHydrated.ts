import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the browser takes over its HTML; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
