import { resource } from './resource.ts';

/** The top categories: the aisles of the header, the menu and the footer. */
export const categories = resource('categories', (api) => api.categories());

/** `path` is `category` or `category/sub`; null when there is none. */
export const category = resource('category', (api, at: { path: string }) => api.category(at.path));

/** Twelve products of a category (S22). */
export const categoryProducts = resource('category-products', (api, at: { path: string; page: number }) =>
  api.categoryProducts(at.path, at.page),
);

/** `path` is below /product; null when there is none. */
export const product = resource('product', (api, at: { path: string }) => api.product(at.path));

export const popularProducts = resource('popular-products', (api) => api.popularProducts());

/** The posters of the home page: the list asks for 12 (S06). */
export const offers = resource('offers', (api) => api.offers(12));

export const foundProducts = resource('found-products', (api, at: { term: string; page: number }) =>
  api.searchProducts(at.term, at.page),
);
