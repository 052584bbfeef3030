import type { Product } from '@magazijn/api-client';
import { useSyncExternalStore } from 'react';
import { useStores } from '../stores/StoresProvider.tsx';

/** Whether products are favourites or await a stock mail, the same on every card and page. */
export function useFavourites() {
  const { favourites } = useStores();
  const state = useSyncExternalStore(favourites.subscribe, favourites.getState, favourites.getServerState);
  return {
    version: state.version,
    isFavourite: (product: Product): boolean => state.changed[product.id] ?? product.favourite,
    isStockMailRequested: (product: Product): boolean =>
      state.stockMails[product.id] ?? product.stockMailRequested,
    setFavourite: favourites.setFavourite,
    requestStockMail: favourites.requestStockMail,
  };
}
