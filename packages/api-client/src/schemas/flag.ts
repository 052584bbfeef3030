import * as z from 'zod/mini';

/** A yes or no as the wire has it: 0 or 1. Back ends that answer booleans are understood too. */
export const flagSchema = z.union([z.literal(0), z.literal(1), z.boolean()]);

export type WireFlag = z.infer<typeof flagSchema>;
