import type { Product } from '@magazijn/api-client';
import { announce } from '@magazijn/ui';
import { useSyncExternalStore } from 'react';
import { useRefresh } from '../data/useQuery.ts';
import { useCustomer, useOptionalCustomer, useSelected, useStores } from '../stores/StoresProvider.tsx';

/** Announcements of a change to screen readers. */
const texts = {
  marked: (name: string) => `${name} staat bij je favorieten.`,
  unmarked: (name: string) => `${name} is uit je favorieten.`,
};

/**
 * Whether a product is a favourite, the same on every card and page, and a function that toggles it. After a success it
 * requests the lists of favourites again.
 */
export function useFavourite({
  id,
  favourite,
  name,
}: Pick<Product, 'id' | 'favourite' | 'name'>): readonly [
  favourite: boolean,
  mark: (favourite: boolean) => void,
] {
  const { customer } = useStores();
  const features = useOptionalCustomer();
  const refresh = useRefresh();
  const now = useSelected(features?.favourites, ({ changed }) => changed[id] ?? favourite, favourite);

  async function mark(marked: boolean): Promise<void> {
    const { favourites } = await customer.load();
    if (!(await favourites.setFavourite(id, marked))) return;
    announce(marked ? texts.marked(name) : texts.unmarked(name));
    await Promise.all([refresh('favourites'), refresh('favouriteProducts')]);
  }
  return [now, (marked) => void mark(marked).catch(console.warn)];
}

/** Finds products that were removed from the favourites since their list was fetched. A card uses `useFavourite`. */
export function useIsFavourite(): (product: Pick<Product, 'id' | 'favourite'>) => boolean {
  const { favourites } = useCustomer();
  const { changed } = useSyncExternalStore(
    favourites.subscribe,
    favourites.getState,
    favourites.getServerState,
  );
  return ({ id, favourite }) => changed[id] ?? favourite;
}
