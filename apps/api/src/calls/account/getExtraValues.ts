import { extraValuesSchema } from '@magazijn/api-client/schemas';
import { defineCall } from '../../http/defineCall.ts';
import { noInput } from '../../http/inputs.ts';
import { toFlag } from '../../http/toFlag.ts';

/** GET /account/extra_values (C02, C14, S88). */
export const getExtraValues = defineCall({
  method: 'get',
  paths: ['/account/extra_values'],
  summary: 'Whether the grocery partner shows for this company.',
  access: 'customer',
  input: noInput,
  answer: extraValuesSchema,
  handle: async ({ parts, viewer }) => {
    const [company] = await parts.database.sql<{ telesuperEnabled: boolean }[]>`
      select telesuper_enabled from companies where id = ${viewer.companyId}`;
    return { telesuper_enabled: toFlag(company?.telesuperEnabled ?? false) };
  },
});
