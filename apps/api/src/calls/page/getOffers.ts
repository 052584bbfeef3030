import { offerSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { offsetOf } from '../../catalogue/offsetOf.ts';
import type { offers } from '../../database/tables/index.ts';
import { defineCall } from '../../http/defineCall.ts';
import { pageInput, pageSizeInput } from '../input/pageInput.ts';

/** GET /offer/1/{n} (C04, S06). */
export const getOffers = defineCall({
  method: 'get',
  paths: ['/offer/:page/:pageSize'],
  summary: 'The banners of the home page and of the offers page.',
  access: 'public',
  input: z.object({ page: pageInput, pageSize: pageSizeInput }),
  answer: z.array(offerSchema),
  handle: async ({ parts, input }) => {
    const rows = await parts.database.sql<(typeof offers.$inferSelect)[]>`
      select * from offers order by position, id limit ${input.pageSize} offset ${offsetOf(input)}`;
    return rows.map((offer) => ({
      actionUrl: offer.actionUrl,
      offerTitle: offer.title,
      offerImage: offer.image,
      productImage: offer.productImage,
      offerIcon: offer.offerIcon,
      subtitle: offer.subtitle,
      label: offer.label,
    }));
  },
});
