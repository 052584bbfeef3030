import * as z from 'zod/mini';

/** The envelope of every successful answer: `{"data": …}`. */
export const dataOf = <Schema extends z.ZodMiniType>(schema: Schema) => z.object({ data: schema });

/** The envelope of every refusal: `{"message": …}`; a refused registration lists its reasons under `data.message`. */
export const errorSchema = z.object({
  message: z.optional(z.string()),
  data: z.optional(z.object({ message: z.optional(z.array(z.string())) })),
});

/** An amount in euros, as a decimal number. Never used for arithmetic. */
export const eurosSchema = z.number();

/** A yes or no as the wire has it: 0 or 1. Back ends that answer booleans are understood too. */
export const flagSchema = z.union([z.literal(0), z.literal(1), z.boolean()]);

/** Names of pictures, the first one first. */
export const picturesSchema = z.optional(z.array(z.string()));

/** A customer's number, which is a text; back ends that answer a number are understood too. */
export const customerNumberSchema = z.union([z.string(), z.number()]);

/** What {@link flagSchema} reads. */
export type WireFlag = z.infer<typeof flagSchema>;
