import * as z from 'zod/mini';

/** An id in a path: a whole number from 1, without sign, point or exponent. */
export const idInput = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number));
