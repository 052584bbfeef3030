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

const toProductList = (wire: z.infer<typeof productListSchema>): ProductList => ({
  total: wire.total,
  products: wire.products.map(toProduct),
});

const pageOf = (list: FacetedProducts, page: number, pageSize: number): FacetedProducts => ({
  ...list,
  products: list.products.slice((page - 1) * pageSize, page * pageSize),
});

/** What is for sale: open to everyone, with prices for those who are logged in. */
export function catalogueCalls(send: Transport) {
  let suggests = true;
  const list = async (path: string): Promise<ProductList> =>
    toProductList(await send({ path, responseSchema: productListSchema }));
  const facetedProducts = async (
    path: string,
    filters: ProductFilters | undefined,
    own?: ApiRequest<never>['query'],
  ): Promise<FacetedProducts> => {
    const query = { ...own, ...(filters && filtersQuery(filters)) };
    return toFacetedProducts(await send({ path, query, responseSchema: facetedProductsSchema }));
  };

  return {
    /** The top categories in the order of their priority. */
    categories: async (): Promise<readonly Category[]> =>
      (
        await send({
          path: '/category',
          query: { field: 'priority', order: 'asc' },
          responseSchema: z.array(categorySchema),
        })
      ).map(toCategory),

    /** `path` is `category` or `category/sub`. Null when there is none. */
    category: async (path: string): Promise<Category | null> => {
      const found = await orNull(
        send({ path: `/category/detail${segments(path)}`, responseSchema: z.array(categorySchema) }),
      );
      const first = found?.[0];
      return first ? toCategory(first) : null;
    },

    /** A page of a category's products, filtered if that is wanted; null when there is no such category. */
    categoryProducts: (
      path: string,
      page: number,
      filters?: ProductFilters,
      pageSize = 50,
    ): Promise<FacetedProducts | null> =>
      orNull(facetedProducts(`/product/category${segments(path)}/${page}/${pageSize}`, filters)),

    /** `path` is below /product: `category/sub/product` or `category/product`. Null when there is none. */
    product: async (path: string): Promise<ProductDetail | null> => {
      const found = await orNull(
        send({ path: `/product/detail${segments(path)}`, responseSchema: productDetailSchema }),
      );
      return found && toProductDetail(found);
    },

    /** The products that sell most, at most `count`. */
    popularProducts: async (count = 6): Promise<readonly Product[]> =>
      (await list(`/product/popular/1/${count}`)).products,

    /** A page of the products on offer, filtered if that is wanted. */
    offeredProducts: async (pageSize = 6, page = 1, filters?: ProductFilters): Promise<FacetedProducts> => {
      const ask = (at: number, size: number) => facetedProducts(`/product/offer/${at}/${size}`, filters);
      const found = page > 1 && (await orNull(ask(page, pageSize)));
      // The specification names the first page only: a back end without others gives as many as are asked for.
      return found || pageOf(await ask(1, page * pageSize), page, pageSize);
    },

    /** The offers and banners of the home page, `count` of both together. */
    offers: async (count = 12): Promise<OfferList> =>
      toOfferList(await send({ path: `/offer/1/${count}`, responseSchema: z.array(offerEntrySchema) })),

    /** Twelve of what is found; when it is nothing, near terms come along. `term` has at most 200 characters. */
    searchProducts: async (term: string, page = 1, filters?: ProductFilters): Promise<FacetedProducts> => {
      const pageSize = 12;
      const list = await facetedProducts('/product/search', filters, {
        term,
        page: String(page),
        pageSize: String(pageSize),
        near: '1',
      });
      // The specification knows no pages here: a back end without them gives all that is found.
      return list.products.length <= pageSize ? list : pageOf(list, page, pageSize);
    },

    /**
     * While typing: a few products and categories. Null when the back end has no such call, which it is then not asked
     * for again. Shows no loading bar.
     */
    suggestions: async (term: string, signal?: AbortSignal): Promise<Suggestions | null> => {
      if (!suggests) return null;
      const found = await orNull(
        send({
          path: '/product/suggest',
          query: { term },
          responseSchema: suggestionsSchema,
          silent: true,
          signal,
        }),
      );
      suggests = found !== null;
      return found && toSuggestions(found);
    },
  };
}

/** The optional query parameters of a list that is filtered and sorted; what is not chosen is not sent. */
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
