// The calls for what the back office writes: offers with their banners, and the pages of the foot.

import { offerEntrySchema, pageLinkSchema, pageSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import type { offerBanners, offers, pages } from '../database/tables/index.ts';
import { defineCall } from '../http/defineCall.ts';
import { notFound } from '../http/HttpError.ts';
import { offsetOf, pageInput, pageSizeInput, segmentInput } from '../http/inputs.ts';

type Entry =
  | ({ kind: 'offer' } & typeof offers.$inferSelect)
  | ({ kind: 'banner' } & typeof offerBanners.$inferSelect);

/** GET /offer/1/{n} (C04, S06). */
export const getOffers = defineCall({
  method: 'get',
  paths: ['/offer/:page/:pageSize'],
  summary: 'The offers of the home page, with its product offer banners between them.',
  access: 'public',
  input: z.object({ page: pageInput, pageSize: pageSizeInput }),
  answer: z.array(offerEntrySchema),
  handle: async ({ parts, input }) => {
    const rows = await parts.database.sql<Entry[]>`
      select 'offer' as kind, id, position, title, subtitle, image, action_url, product_image, offer_icon, label,
          null as theme from offers
        union all
        select 'banner', id, position, title, subtitle, image, action_url, null, null, null, theme from offer_banners
        order by position, kind desc, id limit ${input.pageSize} offset ${offsetOf(input)}`;
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

/** GET /page/{urlTitle} (C06, S75). */
export const getPage = defineCall({
  method: 'get',
  paths: ['/page/:urlTitle'],
  summary: 'A CMS page; its body is HTML.',
  access: 'public',
  input: z.object({ urlTitle: segmentInput }),
  answer: pageSchema,
  refusals: { 404: 'There is no such page.' },
  handle: async ({ parts, input }) => {
    const [page] = await parts.database.sql<(typeof pages.$inferSelect)[]>`
      select * from pages where url_title = ${input.urlTitle}`;
    if (!page) throw notFound();
    return { title: page.title, body: page.body, url_title: page.urlTitle, position: page.position };
  },
});

/** GET /pages?position= (C06, C14). */
export const getPages = defineCall({
  method: 'get',
  paths: ['/pages'],
  summary: 'Links to the CMS pages of a position, such as FOOTER.',
  access: 'public',
  input: z.object({ position: z._default(z.string().check(z.maxLength(40)), '') }),
  answer: z.array(pageLinkSchema),
  handle: async ({ parts, input }) => {
    const rows = await parts.database.sql<{ urlTitle: string; title: string }[]>`
      select url_title, title from pages where position = ${input.position} order by priority, url_title`;
    return rows.map(({ urlTitle, title }) => ({ url_title: urlTitle, title }));
  },
});
