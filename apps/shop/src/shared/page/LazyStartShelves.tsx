import { Suspense } from 'react';
import { lazyPart } from './lazyPart.tsx';
import { useHydrated } from './useHydrated.ts';

const StartShelves = lazyPart(
  async () => (await import('./StartShelves.tsx')).StartShelves,
  () => null,
);

/** `StartShelves`, whose code comes with the first page that has nothing else to show. In the browser alone. */
export function LazyStartShelves() {
  return <Suspense>{useHydrated() && <StartShelves />}</Suspense>;
}
