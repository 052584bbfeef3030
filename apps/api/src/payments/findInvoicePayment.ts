import type { WireInvoicePayment } from '@magazijn/api-client/schemas';
import { cents, eurosFromCents } from '@magazijn/domain/money';
import { formatInvoiceNumber } from '@magazijn/domain/orders';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { notFound } from '../http/HttpError.ts';
import type { Viewer } from '../http/Viewer.ts';
import type { PaymentRow } from './settlePayment.ts';

type Found = Pick<
  PaymentRow,
  'reference' | 'state' | 'amountCents' | 'refundReason' | 'refundCents' | 'sessionData' | 'expiresAt'
> & { readonly numbers: readonly number[] };

/** The state for the payer: a payment that is refunded as a whole is refused. */
function stateOf({ state, expiresAt }: Found, now: Date): WireInvoicePayment['state'] {
  if (state === 'authorised') return 'paid';
  if (state === 'pending') return 'pending';
  if (state === 'surplus' || state === 'refused') return 'refused';
  return state === 'open' && expiresAt > now ? 'open' : 'expired';
}

/**
 * A payment of invoices by its session.
 *
 * @throws HttpError 404 when there is no such session, or it is another company's.
 */
export async function findInvoicePayment(
  { database: { sql }, settings, clock }: Pick<ApiDependencies, 'database' | 'settings' | 'clock'>,
  { companyId }: Pick<Viewer, 'companyId'>,
  sessionId: string,
): Promise<{ readonly reference: string; readonly status: WireInvoicePayment }> {
  const [found] = await sql<Found[]>`
    select reference, state, amount_cents, refund_reason, refund_cents, session_data, expires_at,
        array(
          select invoice_number from invoice_payments join orders on orders.id = order_id
            where payment_id = payments.id order by invoice_number
        ) as numbers
      from payments where session_id = ${sessionId} and company_id = ${companyId}`;
  if (!found || settings.payments === null) throw notFound();
  const { reference, amountCents, refundReason, refundCents, sessionData } = found;
  const state = stateOf(found, clock());
  const { clientKey, environment } = settings.payments;
  // Refunds of a later change or cancellation have their own mail.
  const refunded = refundReason === 'invoice-paid' ? (refundCents ?? amountCents) : 0;
  return {
    reference,
    status: {
      state,
      numbers: found.numbers.map(formatInvoiceNumber),
      amount: eurosFromCents(cents(amountCents)),
      refunded: eurosFromCents(cents(refunded)),
      checkout:
        state === 'open' && sessionData !== null ? { sessionId, sessionData, clientKey, environment } : null,
    },
  };
}
