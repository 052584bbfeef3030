// Back-in-stock mails: the routes and their SQL. The outbox sends the mail.

import * as z from 'zod/mini';
import type { Sql } from '../database/Database.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { notFound } from '../http/HttpError.ts';
import { emptyResponse, idInput } from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';

export const requestStockMail = defineRoute({
  method: 'get',
  paths: ['/product/statusmail/:id'],
  summary: 'Subscribes to a back-in-stock mail; idempotent.',
  access: 'customer',
  changes: true,
  input: z.object({ id: idInput }),
  responseSchema: emptyResponse,
  errorResponses: { 404: 'There is no such product.' },
  handle: async ({ dependencies, viewer, input }) => {
    await addStockMailRequest(dependencies.database.sql, viewer, input.id);
    return {};
  },
});

/** DELETE /product/statusmail/{id}: an additional route; the specified one only subscribes. */
export const cancelStockMail = defineRoute({
  method: 'delete',
  paths: ['/product/statusmail/:id'],
  summary: 'Cancels a back-in-stock mail; idempotent.',
  access: 'customer',
  input: z.object({ id: idInput }),
  responseSchema: emptyResponse,
  handle: async ({ dependencies, viewer, input }) => {
    await dependencies.database.sql`
      delete from stock_mail_requests where company_id = ${viewer.companyId} and product_id = ${input.id}`;
    return {};
  },
});

/** Subscribes a company to a back-in-stock mail. @throws HttpError 404 when the product does not exist. */
async function addStockMailRequest(sql: Sql, viewer: Viewer, productId: number): Promise<void> {
  const [product] = await sql<{ id: number }[]>`
    with product as (select id from products where id = ${productId}),
    added as (
      insert into stock_mail_requests (company_id, user_id, product_id)
        select ${viewer.companyId}, ${viewer.userId}, id from product on conflict do nothing
    )
    select id from product`;
  if (!product) throw notFound();
}
