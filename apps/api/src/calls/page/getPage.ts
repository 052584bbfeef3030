import { pageSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import type { pages } from '../../database/tables/index.ts';
import { defineCall } from '../../http/defineCall.ts';
import { notFound } from '../../http/notFound.ts';
import { segmentInput } from '../input/segmentInput.ts';

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
