import * as z from 'zod/mini';

/** Suggestions while typing (a call of ours). */
export const suggestionsSchema = z.object({
  products: z.array(
    z.object({
      description: z.string(),
      contents: z.nullish(z.string()),
      url: z.string(),
      image: z.nullish(z.string()),
    }),
  ),
  categories: z.array(
    z.object({ description: z.string(), parent_description: z.nullish(z.string()), url: z.string() }),
  ),
});
