import * as z from 'zod/mini';
import type { Page, PageLink } from '../model/Page.ts';
import { pageLinkSchema, pageSchema } from '../schemas/page.ts';
import { orNull, segments, type Transport } from '../transport/createTransport.ts';

export function pageCalls(send: Transport) {
  return {
    /** A page by its slug, such as `algemene-voorwaarden`; null when it does not exist. */
    page: async (url: string): Promise<Page | null> => {
      const found = await orNull(send({ path: `/page${segments(url)}`, responseSchema: pageSchema }));
      return found && { title: found.title, bodyHtml: found.body };
    },

    footerPages: async (): Promise<readonly PageLink[]> => {
      const found = await send({
        path: '/pages',
        query: { position: 'FOOTER' },
        responseSchema: z.array(pageLinkSchema),
      });
      return found.map((page) => ({ title: page.title, url: page.url_title }));
    },
  };
}
