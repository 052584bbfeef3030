import { cleanText } from '@magazijn/domain/validation';
import * as z from 'zod/mini';

/**
 * Both are required; whether they are right is the back end's to say. An address is sent as it was meant, without
 * what comes along when one pastes; a password to the character.
 */
export const credentials = z.object({
  email: z.pipe(z.pipe(z.string(), z.transform(cleanText)), z.string().check(z.minLength(1))),
  password: z.string().check(z.minLength(1)),
});
