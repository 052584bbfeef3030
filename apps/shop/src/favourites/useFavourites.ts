import type { Product } from '@magazijn/api-client';
import { useSyncExternalStore } from 'react';
import { favouriteProducts } from '../resources/customerResources.ts';
import { favourites as favouritesList } from '../resources/orderResources.ts';
import { useRefresh } from '../resources/useRefresh.ts';
import { useStores } from '../stores/StoresProvider.tsx';

/** Whether products are favourites or await a stock mail, the same on every card and page. */
export function useFavourites() {
  const { favourites } = useStores();
  const refresh = useRefresh();
  const state = useSyncExternalStore(favourites.subscribe, favourites.getState, favourites.getServerState);

  /** Marks or unmarks; the lists of favourites are asked for again when that succeeded (T30). */
  const setFavourite = async (productId: number, favourite: boolean): Promise<void> => {
    if (!(await favourites.setFavourite(productId, favourite))) return;
    await Promise.all([refresh(favouritesList), refresh(favouriteProducts)]);
  };

  return {
    isFavourite: (product: Product): boolean => state.changed[product.id] ?? product.favourite,
    isStockMailRequested: (product: Product): boolean =>
      state.stockMails[product.id] ?? product.stockMailRequested,
    setFavourite,
    requestStockMail: favourites.requestStockMail,
  };
}
