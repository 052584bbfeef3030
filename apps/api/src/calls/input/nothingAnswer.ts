import * as z from 'zod/mini';

/** For calls that have nothing to tell but that it is done. */
export const nothingAnswer = z.object({});
