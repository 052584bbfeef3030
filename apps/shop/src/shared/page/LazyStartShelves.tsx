import { Late } from '../stores/Late.tsx';
import { lazyPart } from './lazyPart.tsx';

const StartShelves = lazyPart(
  async () => (await import('./StartShelves.tsx')).StartShelves,
  () => null,
);

/** `StartShelves`, loaded with the first page that has nothing else to show. Not rendered on the server. */
export const LazyStartShelves = () => (
  <Late>
    <StartShelves />
  </Late>
);
