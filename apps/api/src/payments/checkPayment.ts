import type { ApiParts } from '../ApiParts.ts';
import type { Viewer } from '../accounts/Viewer.ts';
import { withClient } from '../audit/recordEvent.ts';
import { ProviderError, type SessionOutcome } from './createPaymentProvider.ts';
import { lockPayment, settleAuthorised, settlePending, settleUnpaid } from './settlePayment.ts';

async function apply(
  parts: ApiParts,
  { address }: Viewer,
  reference: string,
  outcome: SessionOutcome,
): Promise<void> {
  await parts.database.sql.begin(async (sql) => {
    await sql`select ${withClient(sql, address)}`;
    const locked = await lockPayment(sql, reference);
    if (locked === null) return;
    const [paid] = outcome.payments.filter(({ resultCode }) => resultCode === 'Authorised');
    if (outcome.status === 'completed' && paid) {
      const { pspReference, amount } = paid;
      await settleAuthorised(parts, sql, locked, { pspReference, ...amount });
    } else if (outcome.status === 'paymentPending') {
      await settlePending(sql, locked, parts.clock());
    } else if (outcome.status === 'refused' || outcome.status === 'canceled') {
      await settleUnpaid(sql, locked, 'refused', parts.clock());
    } else if (outcome.status === 'expired') {
      await settleUnpaid(sql, locked, 'expired', parts.clock());
    }
  });
}

/**
 * Asks the provider how a session ended, for a browser that is back before the webhook. What the browser itself
 * believes counts for nothing. A provider that does not answer leaves the matter to the webhook.
 *
 * @param reference of the attempt that the session belongs to.
 */
export async function checkPayment(
  parts: ApiParts,
  viewer: Viewer,
  sessionId: string,
  reference: string,
  sessionResult: string,
): Promise<void> {
  const { provider, report } = parts;
  if (provider === null) return;
  try {
    const outcome = await provider.sessionOutcome(sessionId, sessionResult);
    if (outcome.reference !== reference) {
      report({ event: 'payment-unknown-reference', reference: outcome.reference });
      return;
    }
    await apply(parts, viewer, reference, outcome);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    report({ event: 'payment-provider-failed', reference, message: error.message });
  }
}
