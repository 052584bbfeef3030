import type { ApiDependencies } from '../ApiDependencies.ts';
import { withClient } from '../database/recordEvent.ts';
import { retryConflict } from '../database/retryConflict.ts';
import type { Viewer } from '../http/Viewer.ts';
import { ProviderError, type SessionOutcome } from './createPaymentProvider.ts';
import {
  type LockedPayment,
  lockPayment,
  settleAuthorised,
  settlePending,
  settleUnpaid,
} from './settlePayment.ts';

async function apply(
  dependencies: ApiDependencies,
  { address }: Viewer,
  reference: string,
  outcome: SessionOutcome,
): Promise<void> {
  await retryConflict(() =>
    dependencies.database.sql.begin(async (sql) => {
      await sql`select ${withClient(sql, address)}`;
      const locked = await lockPayment(sql, reference);
      if (locked === null) return;
      const [paid] = outcome.payments.filter(({ resultCode }) => resultCode === 'Authorised');
      if (outcome.status === 'completed' && paid) {
        const { pspReference, amount, paymentMethod } = paid;
        const method = paymentMethod?.brand ?? paymentMethod?.type ?? null;
        await settleAuthorised(dependencies, sql, locked, { pspReference, ...amount, method });
      } else if (outcome.status === 'paymentPending') {
        await settlePending(sql, locked, dependencies.clock());
      } else if (isRefused(outcome, locked.payment)) {
        await settleUnpaid(sql, locked, 'refused', dependencies.clock());
      } else if (outcome.status === 'expired') {
        await settleUnpaid(sql, locked, 'expired', dependencies.clock());
      }
    }),
  );
}

/**
 * After a refused card the session stays active at the provider, since only a finished payment has a result. Unless the attempt
 * counts as refused, a retry before the webhook arrives would open the same session, which the webhook then ends.
 */
const isRefused = ({ status }: SessionOutcome, { state }: LockedPayment['payment']): boolean =>
  status === 'refused' || status === 'canceled' || (status === 'active' && state === 'open');

/**
 * Requests the result of a session from the provider, for a browser that returns before the webhook arrives. The result from the
 * browser is not trusted. If the provider does not answer, the webhook decides.
 *
 * @param reference of the attempt that the session belongs to.
 */
export async function checkPayment(
  dependencies: ApiDependencies,
  viewer: Viewer,
  sessionId: string,
  reference: string,
  sessionResult: string,
): Promise<void> {
  const { provider, report } = dependencies;
  if (provider === null) return;
  try {
    const outcome = await provider.sessionOutcome(sessionId, sessionResult);
    if (outcome.reference !== reference) {
      report({ event: 'payment-unknown-reference', reference: outcome.reference });
      return;
    }
    await apply(dependencies, viewer, reference, outcome);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    report({ event: 'payment-provider-failed', reference, message: error.message });
  }
}
