import { resource } from './resource.ts';

/** The top categories: the aisles of the header, the menu and the footer. */
export const categories = resource('categories', (api) => api.categories());

/** `path` is `category` or `category/sub`; null when there is none. */
export const category = resource('category', (api, at: { path: string }) => api.category(at.path));

/** How an address is read comes with what asks: the first load of every page would carry it otherwise. */
const reading = () => import('../narrowing/readAddress.ts');

/** Twelve products of a category (S22), as the address `url` chooses them. */
export const categoryProducts = resource(
  'category-products',
  async (api, at: { path: string; page: number; url: string }) =>
    api.categoryProducts(at.path, at.page, (await reading()).readNarrowing(at.url), 12),
);

/** `path` is below /product; null when there is none. */
export const product = resource('product', (api, at: { path: string }) => api.product(at.path));

export const popularProducts = resource('popular-products', (api) => api.popularProducts());

/** The posters of the home page: the list asks for 12 (S06). */
export const offers = resource('offers', (api) => api.offers(12));

/** Twelve of what a term finds, as the address `url` chooses them. */
export const foundProducts = resource(
  'found-products',
  async (api, at: { term: string; page: number; url: string }) => {
    const { readNarrowing, readSearchTerm } = await reading();
    return api.searchProducts(readSearchTerm(at.term), at.page, readNarrowing(at.url));
  },
);
