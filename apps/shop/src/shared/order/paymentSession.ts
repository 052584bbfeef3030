// The payment session of a tab: how it is read from the URL, and when its data can be trusted.
import type { CheckoutSession } from '@magazijn/api-client';
import { type CheckoutEnvironment, checkoutEnvironments } from '@magazijn/api-client/schemas';
import type { PaymentSession } from '@magazijn/domain/orders';
import { type PageData, pageDataId } from '../data/PageData.ts';
import { paths } from '../links/paths.ts';
import { keepOrderRecord, loadOrderRecord } from './orderRecord.ts';

/** The URL of the payment page with the session's data, as the specification names them. */
export const paymentMethodHref = ({
  sessionId,
  sessionData,
  clientKey,
  environment,
}: CheckoutSession): string =>
  `${paths.paymentMethod.href()}?${new URLSearchParams({ sessionId, sessionData, clientKey, environment })}`;

/** The session of this customer's order in this tab; `way` preselects a method, null none. */
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

/** Moves the session from the address bar to this tab's storage, before anything can record it. */
export function takePaymentSession(): void {
  if (typeof window === 'undefined') return;
  const { pathname, search } = window.location;
  if (pathname !== paths.paymentMethod.href() || search === '') return;
  const payment = paymentSessionOf(search, loadOrderRecord(null).payment);
  if (payment !== null) keepOrderRecord({ payment });
  window.history.replaceState(window.history.state, '', pathname);
}

/** The session in the payment page's URL; a return from the bank continues the `known` one. */
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

/** The payment provider's data in the document of the page. */
export type ProviderPlace = NonNullable<PageData['payment']>;

/** Null in every document but the payment page's, whose policy allows the provider. */
export function readProviderPlace(): ProviderPlace | null {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) return null;
  return (JSON.parse(text) as PageData).payment ?? null;
}

/** Whether the provider's library knows this environment; it takes any other one for live. */
export const isCheckoutEnvironment = (text: string): text is CheckoutEnvironment =>
  (checkoutEnvironments as readonly string[]).includes(text);

/** Whether a session from the URL, which anyone can write, matches both servers' data. */
export function isServersSession(
  { clientKey, environment }: PaymentSession,
  expected: Pick<CheckoutSession, 'clientKey' | 'environment'>,
  place: ProviderPlace,
): boolean {
  const emulated = place.emulatorOrigin !== null;
  return (
    clientKey === expected.clientKey &&
    environment === expected.environment &&
    environment === place.environment &&
    isCheckoutEnvironment(environment) &&
    // Sandbox keys are only for the sandbox, and real keys never reach it.
    clientKey.startsWith('emu_') === emulated
  );
}
