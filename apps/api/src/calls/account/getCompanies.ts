import { switchableCompaniesSchema } from '@magazijn/api-client/schemas';
import { switchableCompanies } from '../../accounts/switchableCompanies.ts';
import { defineCall } from '../../http/defineCall.ts';
import { noInput } from '../../http/inputs.ts';

/** GET /account/kdv (C02, C14, E09). */
export const getCompanies = defineCall({
  method: 'get',
  paths: ['/account/kdv'],
  summary: 'The companies that one may switch to; while switched, those of the original user.',
  access: 'customer',
  input: noInput,
  answer: switchableCompaniesSchema,
  handle: async ({ parts, viewer }) => {
    const companies = await switchableCompanies(parts.database.sql, viewer.originalUserId);
    return {
      companies: companies.map(({ customerNumber, name, userId }) => ({
        customer_number: customerNumber,
        name,
        fk_user_id: userId,
      })),
    };
  },
});
