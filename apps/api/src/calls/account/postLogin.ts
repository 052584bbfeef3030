import { loginRequestSchema, tokenSchema } from '@magazijn/api-client/schemas';
import { logIn } from '../../accounts/logIn.ts';
import { defineCall } from '../../http/defineCall.ts';
import { noInput } from '../../http/inputs.ts';

/** POST /login (C01, C11, X01). */
export const postLogin = defineCall({
  method: 'post',
  paths: ['/login'],
  summary: 'Gives a bearer token for an e-mail address and its password.',
  access: 'public',
  input: noInput,
  form: loginRequestSchema,
  answer: tokenSchema,
  refusals: {
    401: "'Bad credentials.' or, after the right password, 'User account is disabled.'",
    429: 'Too many attempts; Retry-After says for how many seconds.',
  },
  handle: async ({ parts, form, client }) => ({ token: await logIn(parts, form, client) }),
});
