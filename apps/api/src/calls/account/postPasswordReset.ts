import { passwordResetRequestSchema, tokenSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { resetPassword } from '../../accounts/resetPassword.ts';
import { defineCall } from '../../http/defineCall.ts';

/** POST /password/reset/{token} (C01, C11, V11). */
export const postPasswordReset = defineCall({
  method: 'post',
  paths: ['/password/reset/:token'],
  summary: 'Chooses a new password by the token of a mailed link, and logs in.',
  access: 'public',
  input: z.object({ token: z.string().check(z.maxLength(300)) }),
  form: passwordResetRequestSchema,
  answer: tokenSchema,
  refusals: {
    404: 'The link was used already, is more than an hour old, or never was.',
    422: 'The passwords differ, or the new one is too short or too common: a Dutch sentence.',
    429: 'Too many attempts; Retry-After says for how many seconds.',
  },
  handle: async ({ parts, client, input, form }) => ({
    token: await resetPassword(parts, client, input.token, form.password.plainPassword),
  }),
});
