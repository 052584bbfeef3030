import * as z from 'zod/mini';

/** The envelope of every refusal: `{"message": …}`; a refused registration lists its reasons under `data.message`. */
export const errorSchema = z.object({
  message: z.optional(z.string()),
  data: z.optional(z.object({ message: z.optional(z.array(z.string())) })),
});
