import * as z from 'zod/mini';

/** A CMS page; `body` is HTML. */
export const pageSchema = z.object({
  title: z.string(),
  body: z.string(),
  url_title: z.optional(z.string()),
  position: z.nullish(z.string()),
});

export const pageLinkSchema = z.object({ url_title: z.string(), title: z.string() });
