// The routes of editorial content: offers with their banners, and the footer's pages.

import { offerEntrySchema, pageLinkSchema, pageSchema } from '@magazijn/api-client/schemas';
import { amsterdamTime, deliveryTimestamp } from '@magazijn/domain/delivery';
import * as z from 'zod/mini';
import { type ProductRow, productColumns, productTables, toWireProduct } from '../catalogue/products.ts';
import type { Sql } from '../database/Database.ts';
import type { offerBanners, offers, pages } from '../database/tables/index.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { notFound } from '../http/HttpError.ts';
import { offsetOf, pageInput, pageSizeInput, segmentInput } from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';

/** The number of products per offer, as shown in its picture. */
const shownProducts = 3;

/** The first products of the category pages that offers link to, by offer id; others are absent. One statement. */
async function offerProducts(
  sql: Sql,
  viewer: Viewer | null,
  offerIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ProductRow[]>> {
  const rows = await sql<(ProductRow & { offerId: number })[]>`
    select chosen.offer_id, ${productColumns(sql, viewer)}
      from (
        select offers.id as offer_id, shelves.product_id, shelves.position
          from offers
          join (
            categories as page left join categories as above on above.id = page.parent_id
          ) on offers.action_url = '/categorie/' || coalesce(above.url || '/', '') || page.url
          join shelves on shelves.category_id = page.id and shelves.position <= ${shownProducts}
          where offers.id = any(${[...offerIds]})
      ) as chosen
      join products on products.id = chosen.product_id
      ${productTables(sql, viewer)}
      order by chosen.offer_id, chosen.position`;
  return Map.groupBy(rows, ({ offerId }) => offerId);
}

type Entry =
  | ({ kind: 'offer' } & typeof offers.$inferSelect)
  | ({ kind: 'banner' } & typeof offerBanners.$inferSelect);

export const getOffers = defineRoute({
  method: 'get',
  paths: ['/offer/:page/:pageSize'],
  summary:
    'The offers of the home page, with its product offer banners between them; prices for logged in users.',
  access: 'visitor',
  input: z.object({ page: pageInput, pageSize: pageSizeInput }),
  responseSchema: z.array(offerEntrySchema),
  visitorTurns: () => 'lists',
  handle: async ({ dependencies, viewer, input }) => {
    const { sql } = dependencies.database;
    const today = amsterdamTime(dependencies.clock()).date;
    const rows = await sql<Entry[]>`
      select 'offer' as kind, id, position, title, subtitle, image, action_url, product_image, offer_icon, label,
          valid_until, null as theme
        from offers where valid_until is null or valid_until >= ${today}
        union all
        select 'banner', id, position, title, subtitle, image, action_url, null, null, null, null, theme from offer_banners
        order by position, kind desc, id limit ${input.pageSize} offset ${offsetOf(input)}`;
    const offerIds = rows.filter(({ kind }) => kind === 'offer').map(({ id }) => id);
    const products = await offerProducts(sql, viewer, offerIds);
    const toWire = toWireProduct(dependencies, viewer);
    return rows.map((row) =>
      row.kind === 'offer'
        ? {
            actionUrl: row.actionUrl,
            offerTitle: row.title,
            offerImage: row.image,
            productImage: row.productImage,
            offerIcon: row.offerIcon,
            subtitle: row.subtitle,
            label: row.label,
            valid_until: row.validUntil === null ? null : deliveryTimestamp(row.validUntil),
            products: (products.get(row.id) ?? []).map((product) => {
              const { description, contents, unit, offer_price, price_exclusive_vat } = toWire(product);
              return { description, contents, unit, price_exclusive_vat: offer_price ?? price_exclusive_vat };
            }),
          }
        : {
            title: row.title,
            subtitle: row.subtitle,
            image: row.image,
            theme: row.theme,
            actionUrl: row.actionUrl,
          },
    );
  },
});

export const getPage = defineRoute({
  method: 'get',
  paths: ['/page/:urlTitle'],
  summary: 'A CMS page; its body is HTML.',
  access: 'public',
  input: z.object({ urlTitle: segmentInput }),
  responseSchema: pageSchema,
  errorResponses: { 404: 'There is no such page.' },
  visitorTurns: () => 'details',
  handle: async ({ dependencies, input }) => {
    const [page] = await dependencies.database.sql<(typeof pages.$inferSelect)[]>`
      select * from pages where url_title = ${input.urlTitle}`;
    if (!page) throw notFound();
    return { title: page.title, body: page.body, url_title: page.urlTitle, position: page.position };
  },
});

export const getPages = defineRoute({
  method: 'get',
  paths: ['/pages'],
  summary: 'Links to the CMS pages of a position, such as FOOTER.',
  access: 'public',
  input: z.object({ position: z._default(z.string().check(z.maxLength(40)), '') }),
  responseSchema: z.array(pageLinkSchema),
  visitorTurns: () => 'details',
  handle: async ({ dependencies, input }) => {
    const rows = await dependencies.database.sql<{ urlTitle: string; title: string }[]>`
      select url_title, title from pages where position = ${input.position} order by priority, url_title`;
    return rows.map(({ urlTitle, title }) => ({ url_title: urlTitle, title }));
  },
});
