import { isPasswordLongEnough } from '@magazijn/domain/validation';
import * as z from 'zod/mini';
import { passwordTexts } from './passwordTexts.ts';

const longest = z.maxLength(300, passwordTexts.tooLong);

/** A password that has to be given (V10, V11). */
export const givenPassword = z.string().check(z.minLength(1, passwordTexts.missing), longest);

/** A password to be; the server also refuses the commonest. Whether both are equal is told apart from the fields. */
export const newPassword = z
  .string()
  .check(
    z.minLength(1, passwordTexts.missing),
    z.refine(isPasswordLongEnough, passwordTexts.tooShort),
    longest,
  );
