import { personalResource } from './resource.ts';

/** Twelve of the products on offer, for customers (S30, R04), as the address `url` chooses them. */
export const offeredProducts = personalResource(
  'offered-products',
  async (api, at: { page: number; url: string }) => {
    // How an address is read comes with what asks: the first load of every page would carry it otherwise.
    const { readNarrowing } = await import('../narrowing/readAddress.ts');
    return api.offeredProducts(12, at.page, readNarrowing(at.url));
  },
);

/** The six favourites of the home page (S01). */
export const favouriteProducts = personalResource('favourite-products', (api) => api.favouriteProducts());
