import { registrationRequestSchema } from '@magazijn/api-client/schemas';
import { register } from '../../accounts/register.ts';
import { defineCall } from '../../http/defineCall.ts';
import { noInput, nothingAnswer } from '../../http/inputs.ts';

/** POST /account/register (C01, S43, X02). */
export const postRegister = defineCall({
  method: 'post',
  paths: ['/account/register'],
  summary:
    'Asks to become a customer. Nobody can log in until it is approved; a known e-mail address is answered alike.',
  access: 'public',
  input: noInput,
  form: registrationRequestSchema,
  answer: nothingAnswer,
  refusals: {
    412: '`data.message` lists all that is wrong, a Dutch sentence for each.',
    429: 'Too many registrations; Retry-After says for how many seconds.',
  },
  handle: async ({ parts, form, client }) => {
    await register(parts, form.register_company_type, client);
    return {};
  },
});
