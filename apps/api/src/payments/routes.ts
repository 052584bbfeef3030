// The calls for payments: where the order of a session stands, and what a browser that came back has to tell.

import {
  paymentResultRequestSchema,
  paymentStateSchema,
  sessionIdSchema,
  type WirePaymentState,
} from '@magazijn/api-client/schemas';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { cents, eurosFromCents } from '@magazijn/domain/money';
import * as z from 'zod/mini';
import type { ApiParts } from '../ApiParts.ts';
import type { Viewer } from '../accounts/Viewer.ts';
import { defineCall } from '../http/defineCall.ts';
import { notFound } from '../http/HttpError.ts';
import type { Backorder } from '../orders/completeOrder.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { orderNumber } from '../orders/toWireOrder.ts';
import { checkPayment } from './checkPayment.ts';
import { abandonSession, type PaymentRow } from './settlePayment.ts';

/** GET /payment/state/{session}: an extra call, by which the shop asks before it calls anything a failure. */
export const getPaymentState = defineCall({
  method: 'get',
  paths: ['/payment/state/:session'],
  summary: 'Where the order of a payment session stands, by the server’s own word. Changes nothing.',
  access: 'customer',
  input: z.object({ session: sessionIdSchema }),
  answer: paymentStateSchema,
  refusals: { 404: 'There is no such session of this company.' },
  handle: async ({ parts, viewer, input }) => {
    const { reference: _reference, ...state } = await findPaymentState(parts, viewer, input.session);
    return state;
  },
});

/** POST /payment/result/{session}: an extra call, for a browser that is back before the provider's webhook. */
export const postPaymentResult = defineCall({
  method: 'post',
  paths: ['/payment/result/:session'],
  summary: 'Has the server ask the provider how a session ended, and answers where its order stands then.',
  access: 'customer',
  input: z.object({ session: sessionIdSchema }),
  form: paymentResultRequestSchema,
  answer: paymentStateSchema,
  refusals: { 404: 'There is no such session of this company.' },
  handle: async ({ parts, viewer, input, form }) => {
    const known = await findPaymentState(parts, viewer, input.session);
    if (form.session_result !== undefined) {
      await checkPayment(parts, viewer, input.session, known.reference, form.session_result);
    } else if (form.unusable !== undefined) {
      await abandonSession(parts, known.reference);
    }
    const { reference: _reference, ...state } = await findPaymentState(parts, viewer, input.session);
    return state;
  },
});

type Found = OrderRow &
  Pick<PaymentRow, 'state' | 'reference' | 'amountCents'> & {
    sessionExpiresAt: Date;
    backorders: Backorder[];
  };

/** The state of the attempt as a buyer has to know it: a placed order is placed, whichever attempt paid it. */
function stateOf({ status, state, sessionExpiresAt }: Found, now: Date): WirePaymentState['state'] {
  if (status === 'placed') return 'placed';
  if (state === 'pending' || state === 'refused') return state;
  return state === 'open' && sessionExpiresAt > now ? 'open' : 'expired';
}

/**
 * Where the order of a session stands.
 *
 * @throws HttpError 404 when there is no such session, or it is another company's.
 */
async function findPaymentState(
  { database: { sql }, settings, clock }: ApiParts,
  viewer: Viewer,
  sessionId: string,
): Promise<WirePaymentState & { readonly reference: string }> {
  const [found] = await sql<Found[]>`
    select orders.*, payments.state, payments.reference, payments.amount_cents, payments.expires_at as session_expires_at,
        coalesce((
          select jsonb_agg(jsonb_build_object('description', products.description, 'amount', amount))
            from order_backorders join products on products.id = product_id where order_id = orders.id
        ), '[]') as backorders
      from payments join orders on orders.id = payments.order_id
      where payments.session_id = ${sessionId} and orders.company_id = ${viewer.companyId}`;
  if (!found || settings.payments === null) throw notFound();
  return {
    reference: found.reference,
    order_id: found.id,
    order_number: orderNumber(found),
    state: stateOf(found, clock()),
    amount: eurosFromCents(cents(found.amountCents)),
    delivery: deliveryTimestamp(found.deliveryDate),
    cart_version: found.idempotencyKey,
    client_key: settings.payments.clientKey,
    environment: settings.payments.environment,
    backorders: found.backorders,
  };
}
