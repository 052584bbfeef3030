import * as z from 'zod/mini';

/** The envelope of every successful answer: `{"data": …}`. */
export const dataOf = <Schema extends z.ZodMiniType>(schema: Schema) => z.object({ data: schema });
