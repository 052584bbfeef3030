import type { Product } from '@magazijn/api-client';
import { useSyncExternalStore } from 'react';
import { useRefresh } from '../shared/data/useQuery.ts';
import { useStores } from '../stores/StoresProvider.tsx';
import { useSelected } from '../stores/useSelected.ts';

/**
 * Whether a product is a favourite, the same on every card and page, and what marks or unmarks it. The lists of
 * favourites are asked for again when that succeeded (T30).
 */
export function useFavourite({
  id,
  favourite,
}: Pick<Product, 'id' | 'favourite'>): readonly [favourite: boolean, mark: (favourite: boolean) => void] {
  const { favourites } = useStores();
  const refresh = useRefresh();
  const now = useSelected(favourites, ({ changed }) => changed[id] ?? favourite);

  async function mark(marked: boolean): Promise<void> {
    if (!(await favourites.setFavourite(id, marked))) return;
    await Promise.all([refresh('favourites'), refresh('favouriteProducts')]);
  }
  return [now, (marked) => void mark(marked)];
}

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
