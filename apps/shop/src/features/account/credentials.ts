import { cleanText } from '@magazijn/domain/validation';
import * as z from 'zod/mini';

/** Both are required; the address is sent without invisible characters, the password unchanged. */
export const credentials = z.object({
  email: z.pipe(z.pipe(z.string(), z.transform(cleanText)), z.string().check(z.minLength(1))),
  password: z.string().check(z.minLength(1)),
});
