import * as z from 'zod/mini';
import { type Category, toCategory } from '../model/Category.ts';
import { type OfferList, toOfferList } from '../model/Offer.ts';
import {
  type FacetedProducts,
  type Product,
  type ProductDetail,
  type ProductFilters,
  type ProductList,
  toFacetedProducts,
  toProduct,
  toProductDetail,
} from '../model/Product.ts';
import { type Suggestions, toSuggestions } from '../model/Suggestions.ts';
import {
  categorySchema,
  facetedProductsSchema,
  offerEntrySchema,
  productDetailSchema,
  productListSchema,
  suggestionsSchema,
} from '../schemas/catalogue.ts';
import { type ApiRequest, orNull, segments, type Transport } from '../transport/createTransport.ts';
import type { HasCapability } from './capabilityCalls.ts';

const toProductList = (wire: z.infer<typeof productListSchema>): ProductList => ({
  total: wire.total,
  products: wire.products.map(toProduct),
});

/** A page of a list that a back end without pages returned from its start; products beyond it are unreachable. */
const pageOf = (list: FacetedProducts, page: number, pageSize: number): FacetedProducts => ({
  ...list,
  total: list.products.length,
  products: list.products.slice((page - 1) * pageSize, page * pageSize),
});

const searchPageSize = 12;

/** The products for sale: public, with prices for logged in users. */
export function catalogueCalls(send: Transport, has: HasCapability) {
  const list = async (path: string): Promise<ProductList> =>
    toProductList(await send({ path, responseSchema: productListSchema }));
  const facetedProducts = async (
    path: string,
    filters: ProductFilters | undefined,
    own?: ApiRequest<never>['query'],
  ): Promise<FacetedProducts> => {
    const filtered = filters !== undefined && (await has('product-filters'));
    const ofProperties = filtered && (await has('product-properties'));
    const ofKind = filtered && filters.offerKind !== null && (await has('offer-kinds'));
    const query = {
      ...own,
      ...(filtered ? filtersQuery(filters) : {}),
      ...(ofProperties ? propertiesQuery(filters) : {}),
      ...(ofKind ? { offer_kind: filters.offerKind } : {}),
    };
    return toFacetedProducts(await send({ path, query, responseSchema: facetedProductsSchema }));
  };

  return {
    categories: async (): Promise<readonly Category[]> =>
      (
        await send({
          path: '/category',
          query: { field: 'priority', order: 'asc' },
          responseSchema: z.array(categorySchema),
        })
      ).map(toCategory),

    /** `path` is `category` or `category/sub`. Null for an unknown one. */
    category: async (path: string): Promise<Category | null> => {
      const found = await orNull(
        send({ path: `/category/detail${segments(path)}`, responseSchema: z.array(categorySchema) }),
      );
      const first = found?.[0];
      return first ? toCategory(first) : null;
    },

    /** A page; null for an unknown category. Filtered only with the capability `product-filters`. */
    categoryProducts: (
      path: string,
      page: number,
      filters?: ProductFilters,
      pageSize = 50,
    ): Promise<FacetedProducts | null> =>
      orNull(facetedProducts(`/product/category${segments(path)}/${page}/${pageSize}`, filters)),

    /** `path` is below /product: `category/sub/product` or `category/product`. Null for an unknown one. */
    product: async (path: string): Promise<ProductDetail | null> => {
      const found = await orNull(
        send({ path: `/product/detail${segments(path)}`, responseSchema: productDetailSchema }),
      );
      return found && toProductDetail(found);
    },

    /** The best selling products, at most `count`. */
    popularProducts: async (count = 6): Promise<readonly Product[]> =>
      (await list(`/product/popular/1/${count}`)).products,

    /**
     * A page, filtered only with `product-filters`. Without `offer-pages` a longer first page is requested, and cut.
     */
    offeredProducts: async (pageSize = 6, page = 1, filters?: ProductFilters): Promise<FacetedProducts> => {
      const ask = (at: number, size: number) => facetedProducts(`/product/offer/${at}/${size}`, filters);
      if (page === 1 || (await has('offer-pages'))) return ask(page, pageSize);
      const found = await ask(1, page * pageSize);
      return { ...pageOf(found, page, pageSize), total: found.total };
    },

    /** The offers and banners of the home page, `count` of both together. */
    offers: async (count = 12): Promise<OfferList> =>
      toOfferList(await send({ path: `/offer/1/${count}`, responseSchema: z.array(offerEntrySchema) })),

    /**
     * Twelve results, or near terms, for at most 200 characters. Filtered only with `product-filters`; without
     * `search-pages` the back end returns all results at once.
     */
    searchProducts: async (term: string, page = 1, filters?: ProductFilters): Promise<FacetedProducts> => {
      const paged = await has('search-pages');
      const pages = paged ? { page: String(page), pageSize: String(searchPageSize), near: '1' } : {};
      const list = await facetedProducts('/product/search', filters, { term, ...pages });
      return paged ? list : pageOf(list, page, searchPageSize);
    },

    /** Suggestions for a typed term; null without the capability `suggestions`. Shows no loading bar. */
    suggestions: async (term: string, signal?: AbortSignal): Promise<Suggestions | null> => {
      if (!(await has('suggestions'))) return null;
      const found = await orNull(
        send({
          path: '/product/suggest',
          query: { term },
          responseSchema: suggestionsSchema,
          silent: true,
          signal,
        }),
      );
      return found && toSuggestions(found);
    },
  };
}

/** The query parameters of a list with `product-filters`; filters that are not set are left out. */
export function filtersQuery({
  brands,
  onOffer,
  inStock,
  priceFrom,
  priceUntil,
  sort,
}: ProductFilters): Record<string, string | readonly string[] | undefined> {
  return {
    facets: '1',
    brand: brands,
    offer: onOffer ? '1' : undefined,
    stock: inStock ? '1' : undefined,
    price_from: priceFrom?.toFixed(2),
    price_until: priceUntil?.toFixed(2),
    sort: sort === 'default' ? undefined : sort,
  };
}

const propertiesQuery = ({ sizes, packs, freeOf, organic }: ProductFilters) => ({
  size: sizes,
  pack: packs,
  free_of: freeOf,
  organic: organic ? '1' : undefined,
});
