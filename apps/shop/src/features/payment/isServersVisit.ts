import type { PaymentState } from '@magazijn/api-client';
import { type CheckoutEnvironment, checkoutEnvironments } from '@magazijn/api-client/schemas';
import type { PageData } from '../../rendering/PageData.ts';
import type { PaymentVisit } from './paymentVisit.ts';

type Place = NonNullable<PageData['payment']>;

/** A word that the provider's library may be given: any other it takes for live. */
export const isCheckoutEnvironment = (text: string): text is CheckoutEnvironment =>
  (checkoutEnvironments as readonly string[]).includes(text);

/**
 * Whether an address says what the servers say: the back end of the session, the shop's own of the place. Somebody else
 * may have written the address.
 */
export function isServersVisit(visit: PaymentVisit, state: PaymentState, place: Place): boolean {
  const emulated = place.emulatorOrigin !== null;
  return (
    visit.clientKey === state.clientKey &&
    visit.environment === state.environment &&
    visit.environment === place.environment &&
    isCheckoutEnvironment(visit.environment) &&
    // The sandbox's keys are for the sandbox, and real ones never reach it.
    visit.clientKey.startsWith('emu_') === emulated
  );
}
