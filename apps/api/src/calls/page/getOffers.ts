import { offerEntrySchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { offsetOf } from '../../catalogue/offsetOf.ts';
import type { offerBanners, offers } from '../../database/tables/index.ts';
import { defineCall } from '../../http/defineCall.ts';
import { pageInput, pageSizeInput } from '../input/pageInput.ts';

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
