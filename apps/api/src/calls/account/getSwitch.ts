import * as z from 'zod/mini';
import { switchTo } from '../../accounts/switchTo.ts';
import { defineCall } from '../../http/defineCall.ts';
import { idInput } from '../../http/inputs.ts';

/** GET /account/switch/{id} (C02, C14, decisions "`previous_token`" and "switch/{id}"). */
export const getSwitch = defineCall({
  method: 'get',
  paths: ['/account/switch/:id'],
  summary: 'Gives the token of another company; `id` is its fk_user_id.',
  access: 'customer',
  changes: true,
  input: z.object({ id: idInput, previous_token: z.optional(z.string().check(z.maxLength(4096))) }),
  headers: {
    'X-Previous-Token': 'The token of one’s own account, while switched; better here than in the query.',
  },
  answer: z.string(),
  refusals: {
    403: 'The previous token is not of the same user.',
    404: 'Not a company that one may switch to.',
    429: 'Too many switches; Retry-After says for how many seconds.',
  },
  handle: ({ parts, viewer, client, input, headers }) =>
    switchTo(
      parts,
      viewer,
      client,
      input.id,
      headers.get('x-previous-token') ?? input.previous_token ?? null,
    ),
});
