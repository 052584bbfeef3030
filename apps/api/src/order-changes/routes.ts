// The routes of 'Bezorgplanner': extra calls, with the capability `order-changes`.

import {
  cancelledOrderSchema,
  deliveryPlanSchema,
  orderChangePreviewSchema,
  orderChangeRequestSchema,
} from '@magazijn/api-client/schemas';
import { eurosFromCents } from '@magazijn/domain/money';
import * as z from 'zod/mini';
import { defineRoute } from '../http/defineRoute.ts';
import { HttpError } from '../http/HttpError.ts';
import { emptyResponse, idInput, noInput } from '../http/readInput.ts';
import { cancelOrder } from './cancelOrder.ts';
import { changeOrder, previewChange } from './changeOrder.ts';
import { readDeliveryPlan } from './readDeliveryPlan.ts';

export const getDeliveryPlan = defineRoute({
  method: 'get',
  paths: ['/delivery/plan'],
  summary:
    'The next cut-off, and the deliveries of the company from today on, each with the moment until which its order can be changed. An extra call.',
  access: 'customer',
  permission: 'orders',
  input: noInput,
  responseSchema: deliveryPlanSchema,
  handle: async ({ dependencies, viewer }) => readDeliveryPlan(dependencies, viewer),
});

export const postOrderChange = defineRoute({
  method: 'post',
  paths: ['/order/change/:id'],
  summary:
    'Changes a placed order: the products whose units are given, and the other fields that are. With preview=1 it only returns the order after the change. Idempotent by version. An extra call.',
  access: 'customer',
  permission: 'order',
  input: z.object({ id: idInput, preview: z.optional(z.literal('1')) }),
  form: orderChangeRequestSchema,
  responseSchema: z.union([orderChangePreviewSchema, emptyResponse]),
  errorResponses: {
    404: 'There is no such order of this company.',
    409: 'It has another version, or can no longer be changed; the text is for the buyer.',
    422: 'The change is refused; the text is for the buyer.',
  },
  handle: async ({ dependencies, viewer, input, form }) => {
    const { version, ...change } = form;
    if (input.preview === '1') return previewChange(dependencies, viewer, input.id, change);
    if (version === undefined) throw new HttpError(400, 'Wrong or missing: version.');
    await changeOrder(dependencies, viewer, input.id, change, version);
    return {};
  },
});

export const postOrderCancel = defineRoute({
  method: 'post',
  paths: ['/order/cancel/:id'],
  summary: 'Cancels a placed order, and returns the refund in euros; idempotent. An extra call.',
  access: 'customer',
  permission: 'order',
  input: z.object({ id: idInput }),
  responseSchema: cancelledOrderSchema,
  errorResponses: {
    404: 'There is no such order of this company.',
    409: 'It can no longer be cancelled; the text is for the buyer.',
  },
  handle: async ({ dependencies, viewer, input }) => {
    const refund = await cancelOrder(dependencies, viewer, input.id);
    return { refund: refund === null ? null : eurosFromCents(refund) };
  },
});
