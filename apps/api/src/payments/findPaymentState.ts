import type { WirePaymentState } from '@magazijn/api-client/schemas';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { cents, eurosFromCents } from '@magazijn/domain/money';
import type { ApiParts } from '../ApiParts.ts';
import type { Viewer } from '../accounts/Viewer.ts';
import { notFound } from '../http/notFound.ts';
import type { OrderRow } from '../orders/OrderRow.ts';
import type { Backorder } from '../orders/takePaidStock.ts';
import { orderNumber } from '../orders/toWireOrder.ts';
import type { PaymentRow } from './PaymentRow.ts';

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
 * @throws Refusal 404 when there is no such session, or it is another company's.
 */
export async function findPaymentState(
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
