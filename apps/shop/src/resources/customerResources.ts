import { personalResource } from './resource.ts';

/** The products on offer, for customers (S30, R04). */
export const offeredProducts = personalResource('offered-products', (api) => api.offeredProducts(12));

/** The six favourites of the home page (S01). */
export const favouriteProducts = personalResource('favourite-products', (api) => api.favouriteProducts());
