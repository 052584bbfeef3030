// The routes of categories, product lists, product pages, search and suggestions.

import {
  categorySchema,
  facetedProductsSchema,
  productDetailSchema,
  productListSchema,
  suggestionsSchema,
  type WireFacets,
} from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { type Turns, tooMany } from '../http/createTurns.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { notFound } from '../http/HttpError.ts';
import { fieldsInput, pageInput, pageSizeInput, segmentInput, termInput, toFlag } from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';
import { findCategory, listCategories, listSubCategories, toWireCategory } from './categories.ts';
import { findProduct, offerText } from './findProduct.ts';
import { filterInput, toProductFilters } from './listFilteredProducts.ts';
import { listCategory, listFilteredCategory, listOffered, listPopular } from './listProducts.ts';
import { toWireProducts } from './productFields.ts';
import { type ProductPage, productUrl, toWireProduct } from './products.ts';
import { searchProducts } from './searchProducts.ts';
import { nearTerms, suggestCategories } from './suggestions.ts';

/** The queues for searches and lists with facets: of visitors, and of customers. */
const turnsOf = ({ searchTurns }: ApiDependencies, viewer: Viewer | null): Turns =>
  viewer ? searchTurns.customers : searchTurns.visitors;

export const getCategories = defineRoute({
  method: 'get',
  paths: ['/category'],
  summary: 'The categories of the navigation, with their sub categories.',
  access: 'public',
  input: z.object({
    field: z._default(z.enum(['priority', 'description']), 'priority'),
    order: z._default(z.enum(['asc', 'desc']), 'asc'),
  }),
  responseSchema: z.array(categorySchema),
  visitorTurns: () => 'details',
  handle: async ({ dependencies, input }) => {
    const rows = await listCategories(dependencies.database.sql, input.field, input.order);
    return rows.map((row) => toWireCategory(row, row.subCategories));
  },
});

/** GET /category/detail/{category}[/{sub}]: an array of one. */
export const getCategory = defineRoute({
  method: 'get',
  paths: ['/category/detail/:category', '/category/detail/:category/:sub'],
  summary: 'One category, as an array of one.',
  access: 'public',
  input: z.object({ category: segmentInput, sub: z.optional(segmentInput) }),
  responseSchema: z.array(categorySchema),
  errorResponses: { 404: 'There is no such category.' },
  visitorTurns: () => 'details',
  handle: async ({ dependencies, input }) => {
    const { sql } = dependencies.database;
    const row = await findCategory(sql, input.category, input.sub);
    if (!row) throw notFound();
    return [toWireCategory(row, await listSubCategories(sql, row.id))];
  },
});

type Listed = ProductPage & { readonly facets?: WireFacets };

export const getCategoryProducts = defineRoute({
  method: 'get',
  paths: ['/product/category/:category/:page/:pageSize', '/product/category/:category/:sub/:page/:pageSize'],
  summary:
    'One page of a category with its sub categories; `aanbieding/{url}` lists a special. Filtered and ' +
    'sorted on request; not by price for anonymous visitors.',
  access: 'visitor',
  input: z.object({
    category: segmentInput,
    sub: z.optional(segmentInput),
    page: pageInput,
    pageSize: pageSizeInput,
    fields: fieldsInput,
    ...filterInput,
  }),
  responseSchema: facetedProductsSchema,
  errorResponses: { 404: 'There is no such category.', 503: tooMany },
  visitorTurns: (input) => (toProductFilters(input, null) ? null : 'lists'),
  handle: async ({ dependencies, viewer, input }) => {
    const { sql } = dependencies.database;
    const filters = toProductFilters(input, viewer);
    // Counting facets costs as much as a search.
    const found: Listed | null = filters
      ? await turnsOf(dependencies, viewer)(() => listFilteredCategory(sql, viewer, input, filters, input))
      : await listCategory(sql, viewer, input, input);
    if (!found) throw notFound();
    return {
      total: found.total,
      products: await toWireProducts(dependencies, viewer, found.rows, input.fields),
      ...(input.facets && found.facets ? { facets: found.facets } : {}),
    };
  },
});

export const getProduct = defineRoute({
  method: 'get',
  paths: ['/product/detail/:category/:product', '/product/detail/:category/:sub/:product'],
  summary: 'One product with its texts and related products.',
  access: 'visitor',
  input: z.object({ category: segmentInput, sub: z.optional(segmentInput), product: segmentInput }),
  responseSchema: productDetailSchema,
  errorResponses: { 404: 'There is no such product.' },
  visitorTurns: () => 'details',
  handle: async ({ dependencies, viewer, input }) => {
    const found = await findProduct(dependencies.database.sql, viewer, input);
    if (!found) throw notFound();
    const toWire = toWireProduct(dependencies, viewer);
    return {
      ...toWire(found.row),
      product_description: found.row.text,
      product_information: found.row.information,
      product_extra_information: found.row.extraInformation,
      label: found.row.label,
      offer: offerText(found.row),
      related: found.related.map(toWire),
    };
  },
});

export const getPopularProducts = defineRoute({
  method: 'get',
  paths: ['/product/popular/:page/:pageSize'],
  summary: 'The best-selling products.',
  access: 'visitor',
  input: z.object({ page: pageInput, pageSize: pageSizeInput, fields: fieldsInput }),
  responseSchema: productListSchema,
  visitorTurns: () => 'lists',
  handle: async ({ dependencies, viewer, input }) => {
    const { total, rows } = await listPopular(dependencies.database.sql, viewer, input);
    return { total, products: await toWireProducts(dependencies, viewer, rows, input.fields) };
  },
});

/** GET /product/offer/1/{n}: the list of the page 'Aanbiedingen'; requires a login. */
export const getOfferedProducts = defineRoute({
  method: 'get',
  paths: ['/product/offer/:page/:pageSize'],
  summary: 'The products on offer. Filtered and sorted on request.',
  access: 'customer',
  input: z.object({ page: pageInput, pageSize: pageSizeInput, fields: fieldsInput, ...filterInput }),
  responseSchema: facetedProductsSchema,
  errorResponses: { 503: tooMany },
  handle: async ({ dependencies, viewer, input }) => {
    const filters = toProductFilters(input, viewer);
    const list = () => listOffered(dependencies.database.sql, viewer, input, filters);
    const { total, rows, facets } = await (filters ? turnsOf(dependencies, viewer)(list) : list());
    return {
      total,
      products: await toWireProducts(dependencies, viewer, rows, input.fields),
      ...(input.facets && facets ? { facets } : {}),
    };
  },
});

export const getSearch = defineRoute({
  method: 'get',
  paths: ['/product/search'],
  summary:
    'Products by name, brand, contents, article number or EAN, best first, and of equally good ones those that the ' +
    'company bought; typos are corrected. ' +
    'With `near=1` it returns the corrected term, or near terms when nothing is found. Filtered and sorted on ' +
    'request; not by price for anonymous visitors. Without filters, sort and `facets` it counts at most 10,000.',
  access: 'visitor',
  input: z.object({
    term: termInput,
    page: z._default(pageInput, 1),
    pageSize: z._default(pageSizeInput, 50),
    fields: fieldsInput,
    near: z._default(z.enum(['0', '1']), '0'),
    ...filterInput,
  }),
  responseSchema: facetedProductsSchema,
  errorResponses: { 503: tooMany },
  handle: async ({ dependencies, viewer, input }) => {
    const { sql } = dependencies.database;
    const filters = toProductFilters(input, viewer);
    const { found, near } = await turnsOf(
      dependencies,
      viewer,
    )(async () => {
      const found = await searchProducts(sql, viewer, input.term, input, filters);
      const nothing = input.near === '1' && found.before === 0;
      return { found, near: nothing ? { near_terms: await nearTerms(sql, input.term) } : {} };
    });
    const { total, rows, searched, facets } = found;
    return {
      total,
      products: await toWireProducts(dependencies, viewer, rows, input.fields),
      ...(input.facets && facets ? { facets } : {}),
      ...(input.near === '1' ? { searched_term: searched } : {}),
      ...near,
    };
  },
});

/** GET /product/suggest?term= (an additional route). */
export const getSuggestions = defineRoute({
  method: 'get',
  paths: ['/product/suggest'],
  summary: 'A few products and categories while the user types; prices for logged in users.',
  access: 'visitor',
  input: z.object({ term: termInput }),
  responseSchema: suggestionsSchema,
  errorResponses: { 503: tooMany },
  handle: async ({ dependencies, viewer, input }) => {
    const { sql } = dependencies.database;
    const { total, isComplete, rows, categories } = await turnsOf(
      dependencies,
      viewer,
    )(async () => {
      const found = await searchProducts(sql, viewer, input.term, { page: 1, pageSize: 6 });
      return { ...found, categories: await suggestCategories(sql, found.searched ?? input.term) };
    });
    const toWire = toWireProduct(dependencies, viewer);
    return {
      ...(isComplete ? { total } : {}),
      products: rows.map((row) => {
        const {
          description,
          contents,
          offer_price: offerPrice,
          price_exclusive_vat: price,
          stock,
        } = toWire(row);
        return {
          id: row.id,
          description,
          contents,
          url: productUrl(row),
          image: row.images[0] ?? null,
          price_exclusive_vat: offerPrice ?? price,
          stock: row.available ? stock : 0,
          bought: toFlag(row.bought ?? false),
        };
      }),
      categories: categories.map(({ description, parentDescription, path }) => ({
        description,
        parent_description: parentDescription,
        url: `/categorie/${path}`,
      })),
    };
  },
});
