import * as z from 'zod/mini';

/** The envelope of a successful response: `{"data": …}`. */
export const dataOf = <Schema extends z.ZodMiniType>(schema: Schema) => z.object({ data: schema });

/** The envelope of an error: `{"message": …}`; a refused registration lists its reasons under `data.message`. */
export const errorSchema = z.object({
  message: z.optional(z.string()),
  data: z.optional(z.object({ message: z.optional(z.array(z.string())) })),
});

/** An amount in euros, as a decimal number. Never used for arithmetic. */
export const eurosSchema = z.number();

/** A boolean on the wire: 0 or 1. JSON booleans are accepted too. */
export const flagSchema = z.union([z.literal(0), z.literal(1), z.boolean()]);

/** Picture names, the main one first. */
export const picturesSchema = z.optional(z.array(z.string()));

/** A customer number, a text; JSON numbers are accepted too. */
export const customerNumberSchema = z.union([z.string(), z.number()]);

export type WireFlag = z.infer<typeof flagSchema>;
