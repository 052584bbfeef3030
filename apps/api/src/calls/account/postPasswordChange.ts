import { passwordChangeRequestSchema } from '@magazijn/api-client/schemas';
import { changePassword } from '../../accounts/changePassword.ts';
import { defineCall } from '../../http/defineCall.ts';
import { noInput, nothingAnswer } from '../../http/inputs.ts';

/** POST /password/change (C01, V10). */
export const postPasswordChange = defineCall({
  method: 'post',
  paths: ['/password/change'],
  summary: 'Changes the password; every other session of this user ends.',
  access: 'customer',
  input: noInput,
  form: passwordChangeRequestSchema,
  answer: nothingAnswer,
  refusals: {
    422: 'The current password is wrong, or the new one will not do: a Dutch sentence.',
    429: 'Too many attempts; Retry-After says for how many seconds.',
  },
  handle: async ({ parts, viewer, form }) => {
    await changePassword(parts, viewer, form.current, form.company_password.plainPassword);
    return {};
  },
});
