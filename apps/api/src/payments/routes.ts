// The payment routes: create an order and open its payment, place an order on account, read the state of a session, and
// report the result of a browser.

import {
  createdOrderSchema,
  orderRequestSchema,
  paymentResultRequestSchema,
  paymentStateSchema,
  placedOrderSchema,
  sessionIdSchema,
  type WirePaymentState,
} from '@magazijn/api-client/schemas';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { cents, eurosFromCents } from '@magazijn/domain/money';
import * as z from 'zod/mini';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { readCartRequest } from '../cart/buildCart.ts';
import { fieldSelectionHeader, fieldSelectionOf, withProductTexts } from '../catalogue/productFields.ts';
import { offeredTimestamps } from '../delivery/offeredDates.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { notFound } from '../http/HttpError.ts';
import { idInput, noInput, parse } from '../http/readInput.ts';
import type { Viewer } from '../http/Viewer.ts';
import { draftOrder } from '../orders/draftOrder.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { orderNumber, toWireDraft } from '../orders/toWireOrder.ts';
import { checkPayment } from './checkPayment.ts';
import { openPayment } from './openPayment.ts';
import { abandonSession, type PaymentRow } from './settlePayment.ts';

const keys = z.object({ 'Idempotency-Key': z.nullable(z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/))) });

export const postOrder = defineRoute({
  method: 'post',
  paths: ['/order/create'],
  summary:
    'Creates a draft order of a cart, or returns its existing draft. People who may not order get no payment session.',
  access: 'customer',
  permission: 'request',
  input: noInput,
  form: orderRequestSchema,
  headers: {
    'Idempotency-Key': 'Belongs to one version of a cart; the same key returns the same order.',
    ...fieldSelectionHeader,
  },
  responseSchema: z.object({ order: createdOrderSchema }),
  errorResponses: {
    409: 'Its coupon is used up, its prices have expired, or other requests of the cart interfere: a Dutch sentence.',
    422: 'Nothing to order, or the key was used for another cart.',
    429: 'Too many drafts of the company; Retry-After has the seconds to wait.',
    503: 'The payment provider does not answer; the order is stored, and a retry returns it.',
  },
  handle: async ({ dependencies, viewer, form, headers }) => {
    const key = parse(keys, { 'Idempotency-Key': headers.get('idempotency-key') })['Idempotency-Key'];
    const isSavedCart = form.saved_cart === '1';
    const drafted = await draftOrder(dependencies, viewer, { ...readCartRequest(form), isSavedCart }, key);
    const checkout = await openPayment(dependencies, viewer, drafted);
    const order = toWireDraft(drafted, offeredTimestamps(dependencies, viewer), checkout);
    const cart = await withProductTexts(dependencies, viewer, order.shopping_cart, fieldSelectionOf(headers));
    return { order: { ...order, shopping_cart: cart } };
  },
});

export const getAccountPayment = defineRoute({
  method: 'get',
  paths: ['/payment/account/:id'],
  summary: 'Places a draft on account or by direct debit; idempotent.',
  access: 'customer',
  permission: 'order',
  changes: true,
  input: z.object({ id: idInput }),
  responseSchema: placedOrderSchema,
  errorResponses: {
    404: 'There is no such order of this company.',
    409: 'It cannot be placed: out of stock, above a limit, below the minimum, to be approved, or to be paid by card.',
  },
  handle: async ({ dependencies, viewer, input }) => {
    return { delivery: deliveryTimestamp(await placeOrder(dependencies, viewer, input.id)) };
  },
});

/** GET /payment/state/{session}: an extra call, by which the shop checks the state before it reports a failure. */
export const getPaymentState = defineRoute({
  method: 'get',
  paths: ['/payment/state/:session'],
  summary: 'The server’s status of the order of a payment session. Changes nothing.',
  access: 'customer',
  permission: 'orders',
  input: z.object({ session: sessionIdSchema }),
  responseSchema: paymentStateSchema,
  errorResponses: { 404: 'There is no such session of this company.' },
  handle: async ({ dependencies, viewer, input }) => {
    const { reference: _reference, ...state } = await findPaymentState(dependencies, viewer, input.session);
    return state;
  },
});

/** POST /payment/result/{session}: an extra call, for a browser that returns before the provider's webhook arrives. */
export const postPaymentResult = defineRoute({
  method: 'post',
  paths: ['/payment/result/:session'],
  summary: 'Requests the result of a session from the provider, and returns the status of its order.',
  access: 'customer',
  permission: 'orders',
  input: z.object({ session: sessionIdSchema }),
  form: paymentResultRequestSchema,
  responseSchema: paymentStateSchema,
  errorResponses: { 404: 'There is no such session of this company.' },
  handle: async ({ dependencies, viewer, input, form }) => {
    const known = await findPaymentState(dependencies, viewer, input.session);
    if (form.session_result !== undefined) {
      await checkPayment(dependencies, viewer, input.session, known.reference, form.session_result);
    } else if (form.unusable !== undefined) {
      await abandonSession(dependencies, known.reference);
    }
    const { reference: _reference, ...state } = await findPaymentState(dependencies, viewer, input.session);
    return state;
  },
});

type Found = OrderRow &
  Pick<PaymentRow, 'state' | 'reference' | 'amountCents' | 'refundCents'> & {
    sessionExpiresAt: Date;
    backorders: WirePaymentState['backorders'];
  };

/** The state for the payer. An order that was placed stays placed, even when cancelled; a refunded payment is refused. */
function stateOf({ placedAt, state, sessionExpiresAt }: Found, now: Date): WirePaymentState['state'] {
  if (placedAt !== null) return 'placed';
  if (state === 'surplus') return 'refused';
  if (state === 'pending' || state === 'refused') return state;
  return state === 'open' && sessionExpiresAt > now ? 'open' : 'expired';
}

/**
 * The state of the order of a session.
 *
 * @throws HttpError 404 when there is no such session, or it is another company's.
 */
async function findPaymentState(
  { database: { sql }, settings, clock }: ApiDependencies,
  viewer: Viewer,
  sessionId: string,
): Promise<WirePaymentState & { readonly reference: string }> {
  const [found] = await sql<Found[]>`
    select orders.*, payments.state, payments.reference, payments.amount_cents, payments.refund_cents,
        payments.expires_at as session_expires_at,
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
    ...(found.state === 'surplus' && {
      refunded: eurosFromCents(cents(found.refundCents ?? found.amountCents)),
    }),
    cart_version: found.idempotencyKey,
    client_key: settings.payments.clientKey,
    environment: settings.payments.environment,
    backorders: found.backorders,
  };
}
