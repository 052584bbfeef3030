import { pageLinkSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { defineCall } from '../../http/defineCall.ts';

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
