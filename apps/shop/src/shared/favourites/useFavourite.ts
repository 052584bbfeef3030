import type { Product } from '@magazijn/api-client';
import { announce } from '@magazijn/ui';
import { useSyncExternalStore } from 'react';
import { useRefresh } from '../data/useQuery.ts';
import { useCustomer, useOptionalCustomer, useSelected, useStores } from '../stores/StoresProvider.tsx';

/** What is said of a change, for those who do not see the heart. */
const texts = {
  marked: (name: string) => `${name} staat bij je favorieten.`,
  unmarked: (name: string) => `${name} is uit je favorieten.`,
};

/**
 * Whether a product is a favourite, the same on every card and page, and what marks or unmarks it. The lists of
 * favourites are asked for again when that succeeded.
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
  const logged = (error: unknown) => console.warn('The favourite was not changed', error);
  return [now, (marked) => void mark(marked).catch(logged)];
}

/** Tells favourites from products that were taken out since their list came. A card follows its own, by `useFavourite`. */
export function useIsFavourite(): (product: Pick<Product, 'id' | 'favourite'>) => boolean {
  const { favourites } = useCustomer();
  const { changed } = useSyncExternalStore(
    favourites.subscribe,
    favourites.getState,
    favourites.getServerState,
  );
  return ({ id, favourite }) => changed[id] ?? favourite;
}
