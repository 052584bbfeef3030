import * as z from 'zod/mini';

/** A page of a list: 1 to 10,000. */
export const pageInput = z.pipe(z.string().check(z.regex(/^([1-9]\d{0,3}|10000)$/)), z.transform(Number));

/** How many entries a page has: 1 to 100. */
export const pageSizeInput = z.pipe(z.string().check(z.regex(/^([1-9]\d?|100)$/)), z.transform(Number));

/** `full`: with the texts and the related products of each. */
export const fieldsInput = z._default(z.enum(['short', 'full']), 'short');
