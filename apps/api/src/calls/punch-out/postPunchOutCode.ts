import { punchOutCodeSchema, punchOutLoginRequestSchema } from '@magazijn/api-client/schemas';
import { checkLogin } from '../../accounts/login.ts';
import { defineCall } from '../../http/defineCall.ts';
import { noInput } from '../../http/inputs.ts';
import { createCode } from '../../punch-out/createCode.ts';

/** A redirect takes no longer. */
const lifetime = 60;

/** POST /punch-out/code: an extra call (decision "POST to `oci/login`"). */
export const postPunchOutCode = defineCall({
  method: 'post',
  paths: ['/punch-out/code'],
  summary:
    'For the shop’s web server: logs in for a call-up, and gives a code that is good once, for a minute.',
  access: 'public',
  input: noInput,
  form: punchOutLoginRequestSchema,
  answer: punchOutCodeSchema,
  refusals: {
    401: "'Bad credentials.' or, after the right password, 'User account is disabled.'",
    429: 'Too many attempts; Retry-After says for how many seconds.',
  },
  handle: async ({ parts, form, client }) => {
    const { userId } = await checkLogin(parts, form, client);
    const code = await createCode(parts, { userId, callUp: form.call_up ?? {}, cxml: null }, lifetime);
    return { code, expires_in: lifetime };
  },
});
