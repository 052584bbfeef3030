import { Suspense } from 'react';
import { useTakenOver } from '../stores/StoresProvider.tsx';
import { lazyPart } from './lazyPart.tsx';

const StartShelves = lazyPart(
  async () => (await import('./StartShelves.tsx')).StartShelves,
  () => null,
);

/** `StartShelves`, loaded with the first page that has nothing else to show. Not rendered on the server. */
export function LazyStartShelves() {
  return (
    useTakenOver() && (
      <Suspense>
        <StartShelves />
      </Suspense>
    )
  );
}
