// The session that a tab pays with: how it is read from the address, and when its data may be trusted.
import type { CheckoutSession } from '@magazijn/api-client';
import { type CheckoutEnvironment, checkoutEnvironments } from '@magazijn/api-client/schemas';
import type { PaymentSession } from '@magazijn/domain/orders';
import { type PageData, pageDataId } from '../data/PageData.ts';
import { paths } from '../links/paths.ts';
import { keepOrderRecord, loadOrderRecord } from './orderRecord.ts';

/** The payment page with the session's data, as the specification names them. */
export const paymentMethodHref = ({
  sessionId,
  sessionData,
  clientKey,
  environment,
}: CheckoutSession): string =>
  `${paths.paymentMethod.href()}?${new URLSearchParams({ sessionId, sessionData, clientKey, environment })}`;

/**
 * The session that came with an order of this customer, in this tab.
 *
 * @param way to be open in the form, as the provider calls it; null opens none, undefined the first
 */
export const ownPaymentSession = (
  { sessionId, sessionData, clientKey, environment }: CheckoutSession,
  owner: string,
  way?: string | null,
): PaymentSession => ({
  sessionId,
  sessionData,
  clientKey,
  environment,
  redirectResult: '',
  submitted: false,
  owner,
  way,
});

/**
 * Takes what the payment page was opened with out of the address bar, once, before anything else can read it there: the
 * provider's figures, a bookmark, a screenshot. From then on it lives in this tab alone.
 */
export function takePaymentSession(): void {
  if (typeof window === 'undefined') return;
  const { pathname, search } = window.location;
  if (pathname !== paths.paymentMethod.href() || search === '') return;
  const payment = paymentSessionOf(search, loadOrderRecord(null).payment);
  if (payment !== null) keepOrderRecord({ payment });
  window.history.replaceState(window.history.state, '', pathname);
}

/**
 * Reads what the payment page was opened with; null without a session. A return from the bank belongs to the
 * session that is known already: what was sent with it stays known, and what the address does not say.
 */
export function paymentSessionOf(search: string, known: PaymentSession | null): PaymentSession | null {
  const query = new URLSearchParams(search);
  const sessionId = query.get('sessionId') ?? '';
  if (sessionId === '') return null;
  const same = known?.sessionId === sessionId ? known : null;
  const given = (name: 'sessionData' | 'clientKey' | 'environment') =>
    query.get(name) || (same?.[name] ?? '');
  const [sessionData, clientKey, environment] = [
    given('sessionData'),
    given('clientKey'),
    given('environment'),
  ];
  const isTheSame =
    sessionData === same?.sessionData && clientKey === same.clientKey && environment === same.environment;
  return {
    sessionId,
    sessionData,
    clientKey,
    environment,
    redirectResult: query.get('redirectResult') ?? '',
    submitted: same?.submitted ?? false,
    owner: isTheSame ? same.owner : null,
    way: same?.way,
  };
}

/** Where the payment provider is, as the document of the page says. */
export type ProviderPlace = NonNullable<PageData['payment']>;

/** Null in any other document than the payment page's, whose policy does not let the provider in. */
export function readProviderPlace(): ProviderPlace | null {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) return null;
  return (JSON.parse(text) as PageData).payment ?? null;
}

/** A word that the provider's library may be given: any other it takes for live. */
export const isCheckoutEnvironment = (text: string): text is CheckoutEnvironment =>
  (checkoutEnvironments as readonly string[]).includes(text);

/**
 * Whether an address says what the servers say: the back end of the session, the shop's own of the place. Somebody else
 * may have written the address.
 */
export function isServersSession(
  { clientKey, environment }: PaymentSession,
  said: Pick<CheckoutSession, 'clientKey' | 'environment'>,
  place: ProviderPlace,
): boolean {
  const emulated = place.emulatorOrigin !== null;
  return (
    clientKey === said.clientKey &&
    environment === said.environment &&
    environment === place.environment &&
    isCheckoutEnvironment(environment) &&
    // The sandbox's keys are for the sandbox, and real ones never reach it.
    clientKey.startsWith('emu_') === emulated
  );
}
