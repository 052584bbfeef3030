import { punchOutSettingsSchema } from '@magazijn/api-client/schemas';
import { defineCall } from '../../http/defineCall.ts';
import { noInput } from '../../http/inputs.ts';
import { findConnection } from '../../punch-out/findConnection.ts';

/** GET /punch-out/settings: an extra call. */
export const getPunchOutSettings = defineCall({
  method: 'get',
  paths: ['/punch-out/settings'],
  summary: 'What the company has agreed about its procurement system.',
  access: 'customer',
  input: noInput,
  answer: punchOutSettingsSchema,
  handle: async ({ parts, viewer }) => {
    const connection = await findConnection(parts.database.sql, viewer.companyId);
    return {
      hosts: [...connection.hosts],
      functions: [...connection.functions],
      unit: connection.unit,
      discounts: connection.discounts,
      material_groups: connection.materialGroups,
      custom_fields: {
        vat_percentage: connection.customFields.vatPercentage,
        delivery_date: connection.customFields.deliveryDate,
        order_reference: connection.customFields.orderReference,
      },
    };
  },
});
