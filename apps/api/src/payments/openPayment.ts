import type { CheckoutSession } from '@magazijn/api-client';
import type { ApiParts } from '../ApiParts.ts';
import { Refusal } from '../http/Refusal.ts';
import type { DraftedOrder } from '../orders/draftOrder.ts';
import { canBePaid } from './canBePaid.ts';
import type { PaymentProvider, ProviderSession } from './PaymentProvider.ts';
import type { PaymentRow } from './PaymentRow.ts';
import { ProviderError } from './ProviderError.ts';
import { paymentPageUrl } from './paymentPageUrl.ts';
import { reserveAttempt } from './reserveAttempt.ts';

/** What a buyer hears when the provider does not answer. */
const unavailable = new Refusal(
  503,
  'Betalen lukt op dit moment niet. Er is niets besteld en niets afgeschreven. Probeer het over een paar minuten opnieuw.',
  { 'retry-after': '30' },
);

async function askProvider(
  parts: ApiParts,
  provider: PaymentProvider,
  payment: PaymentRow,
  { order }: Pick<DraftedOrder, 'order'>,
): Promise<ProviderSession> {
  const { settings, database, report } = parts;
  if (settings.payments === null) throw unavailable;
  try {
    return await provider.createSession(
      {
        reference: payment.reference,
        amount: payment.amountCents,
        returnUrl: paymentPageUrl(settings.publicOrigin, settings.payments),
        country: order.mainAddress.country,
        shopperReference: `company-${order.companyId}`,
        expiresAt: payment.expiresAt,
      },
      payment.idempotencyKey,
    );
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    report({ event: 'payment-provider-failed', reference: payment.reference, message: error.message });
    // A refusal would be given again for the same key; silence may hide a session that the key still names.
    if (!error.transient) {
      await database.sql`delete from payments where id = ${payment.id} and state = 'creating'`;
    }
    throw unavailable;
  }
}

/**
 * The session by which an order is paid by card or iDEAL (E08): that of the attempt under way, or a new one. From then
 * on the order awaits its payment, with lines and amount as they are. No transaction is open while the provider is
 * asked, and when it does not answer the order is as it was.
 *
 * @returns null when the order cannot be ordered as it is, or nobody can pay here by card.
 * @throws Refusal 503 when the provider does not answer, 409 when others hold every use of the coupon.
 */
export async function openPayment(parts: ApiParts, drafted: DraftedOrder): Promise<CheckoutSession | null> {
  const { settings, provider } = parts;
  const { order, cart } = drafted;
  if (settings.payments === null || provider === null || order.payment !== 'ideal') return null;
  if (order.status !== 'placed' && !canBePaid(cart)) return null;
  // A coupon may leave nothing to pay: such an order is placed as one on account is.
  if (order.totalInclusiveCents === 0) return null;
  const reserved = await reserveAttempt(parts, order.id);
  if (reserved === null) return null;
  if (reserved === 'coupon-used') {
    throw new Refusal(409, 'Deze kortingscode is niet meer geldig.');
  }
  let payment: PaymentRow | null = reserved;
  if (payment.state === 'creating') {
    payment = await keepSession(parts, payment, await askProvider(parts, provider, payment, drafted));
  }
  if (payment === null || payment.sessionId === null || payment.sessionData === null) throw unavailable;
  const { clientKey, environment } = settings.payments;
  return { sessionId: payment.sessionId, sessionData: payment.sessionData, clientKey, environment };
}

/** Notes the session; whoever asked at the same moment has noted the same one. */
function keepSession(
  { database }: ApiParts,
  payment: PaymentRow,
  session: ProviderSession,
): Promise<PaymentRow | null> {
  return database.sql.begin(async (sql) => {
    await sql`
      update orders set status = 'awaiting-payment' where id = ${payment.orderId} and status = 'draft'`;
    await sql`
      update payments set state = 'open', session_id = ${session.id}, session_data = ${session.sessionData}
        where id = ${payment.id} and state = 'creating'`;
    const [kept] = await sql<PaymentRow[]>`select * from payments where id = ${payment.id}`;
    return kept ?? null;
  });
}
