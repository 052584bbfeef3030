import type { Product } from '@magazijn/api-client';
import { useSyncExternalStore } from 'react';
import { useStores } from '../stores/StoresProvider.tsx';

/** Tells favourites from products that were taken out since their list came. A card follows its own, by `useFavourite`. */
export function useIsFavourite(): (product: Pick<Product, 'id' | 'favourite'>) => boolean {
  const { favourites } = useStores();
  const { changed } = useSyncExternalStore(
    favourites.subscribe,
    favourites.getState,
    favourites.getServerState,
  );
  return ({ id, favourite }) => changed[id] ?? favourite;
}
