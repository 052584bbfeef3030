import { passwordRequestSchema } from '@magazijn/api-client/schemas';
import { requestPassword } from '../../accounts/requestPassword.ts';
import { defineCall } from '../../http/defineCall.ts';
import { noInput, nothingAnswer } from '../../http/inputs.ts';

/** POST /password/request (C01, X05). */
export const postPasswordRequest = defineCall({
  method: 'post',
  paths: ['/password/request'],
  summary: 'Mails a link to choose a new password; it works once, for an hour.',
  access: 'public',
  input: noInput,
  form: passwordRequestSchema,
  answer: nothingAnswer,
  refusals: {
    404: 'No account has this e-mail address. Not with FORGOT_ALWAYS_SUCCEEDS.',
    429: 'Too many attempts; Retry-After says for how many seconds.',
  },
  handle: async ({ parts, form, client }) => {
    await requestPassword(parts, form.username, client);
    return {};
  },
});
