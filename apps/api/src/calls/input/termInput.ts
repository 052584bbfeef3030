import * as z from 'zod/mini';

/** What someone typed into the search box. */
export const termInput = z.string().check(z.maxLength(200));
