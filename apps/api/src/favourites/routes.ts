import { productListSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { toWireProducts } from '../catalogue/productFields.ts';
import { type ProductPage, selectProducts } from '../catalogue/products.ts';
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
} from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';

export const getFavouriteProducts = defineRoute({
  method: 'get',
  paths: ['/product/favourite/:page/:pageSize'],
  summary: 'The favourites of the company, latest first.',
  access: 'customer',
  input: z.object({ page: pageInput, pageSize: pageSizeInput, fields: fieldsInput }),
  responseSchema: productListSchema,
  handle: async ({ dependencies, viewer, input }) => {
    const { total, rows } = await listFavourites(dependencies.database.sql, viewer, input);
    return { total, products: await toWireProducts(dependencies, viewer, rows, input.fields) };
  },
});

/** A generous maximum; the pages of /product/favourite/{page}/{n} return the rest. */
const maxFavourites = 500;

export const getFavourites = defineRoute({
  method: 'get',
  paths: ['/product/favourites'],
  summary: 'The favourites of the company, latest first: at most 500.',
  access: 'customer',
  input: z.object({ fields: fieldsInput }),
  responseSchema: productListSchema,
  handle: async ({ dependencies, viewer, input }) => {
    const { total, rows } = await listFavourites(dependencies.database.sql, viewer, {
      page: 1,
      pageSize: maxFavourites,
    });
    return { total, products: await toWireProducts(dependencies, viewer, rows, input.fields) };
  },
});

export const markFavourite = defineRoute({
  method: 'get',
  paths: ['/product/product-favourite/:id'],
  summary: 'Adds a favourite; idempotent.',
  access: 'customer',
  changes: true,
  input: z.object({ id: idInput }),
  responseSchema: emptyResponse,
  errorResponses: { 404: 'There is no such product.' },
  handle: async ({ dependencies, viewer, input }) => {
    await addFavourite(dependencies.database.sql, viewer.companyId, input.id);
    return {};
  },
});

export const unmarkFavourite = defineRoute({
  method: 'delete',
  paths: ['/product/product-favourite/:id'],
  summary: 'Removes a favourite; idempotent.',
  access: 'customer',
  input: z.object({ id: idInput }),
  responseSchema: emptyResponse,
  handle: async ({ dependencies, viewer, input }) => {
    await dependencies.database.sql`
      delete from favourites where company_id = ${viewer.companyId} and product_id = ${input.id}`;
    return {};
  },
});

async function listFavourites(sql: Sql, viewer: Viewer, page: PageRequest): Promise<ProductPage> {
  const [counted] = await sql<{ total: number }[]>`
    select count(*)::int as total from favourites where company_id = ${viewer.companyId}`;
  const rows = await selectProducts(
    sql,
    viewer,
    sql`select product_id, row_number() over (order by created_at desc, product_id) as rank from favourites
      where company_id = ${viewer.companyId}
      order by created_at desc, product_id limit ${page.pageSize} offset ${offsetOf(page)}`,
  );
  return { total: counted?.total ?? 0, rows };
}

/** Adds a product to a company's favourites. @throws HttpError 404 for a product that does not exist. */
async function addFavourite(sql: Sql, companyId: number, productId: number): Promise<void> {
  const [product] = await sql<{ id: number }[]>`
    with product as (select id from products where id = ${productId}),
    added as (
      insert into favourites (company_id, product_id) select ${companyId}, id from product on conflict do nothing
    )
    select id from product`;
  if (!product) throw notFound();
}
