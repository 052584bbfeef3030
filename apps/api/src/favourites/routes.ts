// The favourites of people and of companies: routes and SQL.

import { favouriteListSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { type FieldSelection, toWireProducts } from '../catalogue/productFields.ts';
import { type ProductRow, productColumns, productTables } from '../catalogue/products.ts';
import type { Sql } from '../database/Database.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { notFound } from '../http/HttpError.ts';
import {
  emptyResponse,
  fieldsInput,
  idInput,
  offsetOf,
  type PageRequest,
  pageInput,
  pageSizeInput,
  toFlag,
} from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';

/** For the descriptions of the calls. */
const order =
  'own ones, then those of the company that are not; a login without colleagues has only the latter';
const owned = 'of the person, or of the company when the login has no colleagues';

/** Whose favourites a row is; `userId` is null for the company's. */
interface FavouriteOwner {
  readonly companyId: number;
  readonly userId: number | null;
}

/** Whose favourites a viewer marks. */
const ownerOf = ({ companyId, originalUserId, hasColleagues }: Viewer): FavouriteOwner => ({
  companyId,
  userId: hasColleagues ? originalUserId : null,
});

export const getFavouriteProducts = defineRoute({
  method: 'get',
  paths: ['/product/favourite/:page/:pageSize'],
  summary: `The favourites, latest first: ${order}.`,
  access: 'customer',
  input: z.object({ page: pageInput, pageSize: pageSizeInput, fields: fieldsInput }),
  responseSchema: favouriteListSchema,
  handle: async ({ dependencies, viewer, input }) =>
    listFavourites(dependencies, viewer, input, input.fields),
});

/** A generous maximum; the pages of /product/favourite/{page}/{n} return the rest. */
const maxFavourites = 500;

export const getFavourites = defineRoute({
  method: 'get',
  paths: ['/product/favourites'],
  summary: `The favourites, latest first: ${order}. At most 500.`,
  access: 'customer',
  input: z.object({ fields: fieldsInput }),
  responseSchema: favouriteListSchema,
  handle: async ({ dependencies, viewer, input }) =>
    listFavourites(dependencies, viewer, { page: 1, pageSize: maxFavourites }, input.fields),
});

export const markFavourite = defineRoute({
  method: 'get',
  paths: ['/product/product-favourite/:id'],
  summary: `Adds a favourite, ${owned}; idempotent.`,
  access: 'customer',
  changes: true,
  input: z.object({ id: idInput }),
  responseSchema: emptyResponse,
  errorResponses: { 404: 'There is no such product.' },
  handle: async ({ dependencies, viewer, input }) => {
    await addFavourite(dependencies.database.sql, input.id, ownerOf(viewer));
    return {};
  },
});

export const unmarkFavourite = defineRoute({
  method: 'delete',
  paths: ['/product/product-favourite/:id'],
  summary: `Removes a favourite, ${owned}; idempotent.`,
  access: 'customer',
  input: z.object({ id: idInput }),
  responseSchema: emptyResponse,
  handle: async ({ dependencies, viewer, input }) => {
    const { sql } = dependencies.database;
    const { companyId, originalUserId, hasColleagues } = viewer;
    await sql`
      with own as (
        delete from own_favourites
          where company_id = ${companyId} and user_id = ${originalUserId} and product_id = ${input.id}
      )
      delete from favourites
        where company_id = ${companyId} and product_id = ${input.id} and not ${hasColleagues}::boolean`;
    return {};
  },
});

/** Puts a product among the favourites of the company: an extra call, with the capability `own-favourites`. */
export const addCompanyFavourite = defineRoute({
  method: 'post',
  paths: ['/product/company-favourite/:id'],
  summary: 'Puts a product among the favourites of the company, for all its people; idempotent.',
  access: 'customer',
  permission: 'order',
  input: z.object({ id: idInput }),
  responseSchema: emptyResponse,
  errorResponses: { 404: 'There is no such product.' },
  handle: async ({ dependencies, viewer, input }) => {
    await addFavourite(dependencies.database.sql, input.id, { companyId: viewer.companyId, userId: null });
    return {};
  },
});

export const removeCompanyFavourite = defineRoute({
  method: 'delete',
  paths: ['/product/company-favourite/:id'],
  summary: 'Takes a product out of the favourites of the company, for all its people; idempotent.',
  access: 'customer',
  permission: 'order',
  input: z.object({ id: idInput }),
  responseSchema: emptyResponse,
  handle: async ({ dependencies, viewer, input }) => {
    await dependencies.database.sql`
      delete from favourites where company_id = ${viewer.companyId} and product_id = ${input.id}`;
    return {};
  },
});

interface FavouriteRow extends ProductRow {
  readonly isCompanyFavourite: boolean;
}

/** The favourites that a viewer sees: their own, latest first, then those of the company that are not their own. */
async function listFavourites(
  dependencies: Pick<ApiDependencies, 'database' | 'settings'>,
  viewer: Viewer,
  page: PageRequest,
  fields: FieldSelection,
): Promise<z.infer<typeof favouriteListSchema>> {
  const { sql } = dependencies.database;
  const { companyId, originalUserId, hasColleagues } = viewer;
  const seen = sql`
    (select product_id, created_at from own_favourites
      where company_id = ${companyId} and user_id = ${originalUserId}) as own
    full join (select product_id, created_at from favourites where company_id = ${companyId}) as shared
      using (product_id)`;
  const [counted] = await sql<{ total: number }[]>`select count(*)::int as total from ${seen}`;
  const rows = await sql<FavouriteRow[]>`
    select ${productColumns(sql, viewer)}, chosen.is_company_favourite
      from (
        select product_id, shared.created_at is not null as is_company_favourite,
            row_number() over (
              order by own.created_at is null, coalesce(own.created_at, shared.created_at) desc, product_id
            ) as rank
          from ${seen} order by rank limit ${page.pageSize} offset ${offsetOf(page)}
      ) as chosen join products on products.id = chosen.product_id
      ${productTables(sql, viewer)}
      order by chosen.rank`;
  const shared = new Map(rows.map((row) => [row.id, toFlag(row.isCompanyFavourite)]));
  const products = await toWireProducts(dependencies, viewer, rows, fields);
  return {
    total: counted?.total ?? 0,
    products: hasColleagues
      ? products.map((product) => ({ ...product, company_favourite: shared.get(product.id) }))
      : products,
  };
}

/** Adds a product to a table of favourites. @throws HttpError 404 for a product that does not exist. */
async function addFavourite(sql: Sql, productId: number, owner: FavouriteOwner): Promise<void> {
  const [product] = await sql<{ id: number }[]>`
    with product as (select id from products where id = ${productId}),
    added as (
      ${
        owner.userId === null
          ? sql`insert into favourites (company_id, product_id) select ${owner.companyId}, id from product`
          : sql`insert into own_favourites (company_id, user_id, product_id)
              select ${owner.companyId}, ${owner.userId}, id from product`
      }
      on conflict do nothing
    )
    select id from product`;
  if (!product) throw notFound();
}
