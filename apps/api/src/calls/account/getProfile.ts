import { companySchema } from '@magazijn/api-client/schemas';
import { weekdayNames } from '@magazijn/domain/validation';
import { findCompany } from '../../accounts/findCompany.ts';
import { toWireCompany } from '../../accounts/toWireCompany.ts';
import { defineCall } from '../../http/defineCall.ts';
import { noInput } from '../../http/inputs.ts';
import { notFound } from '../../http/notFound.ts';

/** GET /account/profile (C02, E09). */
export const getProfile = defineCall({
  method: 'get',
  paths: ['/account/profile'],
  summary: 'The company that is logged in.',
  access: 'customer',
  input: noInput,
  answer: companySchema,
  handle: async ({ parts, viewer }) => {
    const company = await findCompany(parts.database.sql, viewer.companyId);
    if (!company) throw notFound();
    const hours = company.openingHours ?? [];
    return {
      ...toWireCompany(company),
      opening_hours: weekdayNames.flatMap((weekday) => {
        const day = hours.find((each) => each.weekday === weekday);
        return day ? [{ weekday, start_time: day.startTime, end_time: day.endTime }] : [];
      }),
    };
  },
});
