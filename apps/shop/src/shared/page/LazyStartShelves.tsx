import { Suspense } from 'react';
import { lazyPart } from './lazyPart.tsx';
import { useHydrated } from './useHydrated.ts';

const StartShelves = lazyPart(
  async () => (await import('./StartShelves.tsx')).StartShelves,
  () => null,
);

/** `StartShelves`, loaded with the first page that has nothing else to show. Not rendered on the server. */
export function LazyStartShelves() {
  return <Suspense>{useHydrated() && <StartShelves />}</Suspense>;
}
