import type { CheckoutSession } from '@magazijn/api-client';
import { paths } from '../../paths/paths.ts';

/** The payment page with the session's data (T63), as the specification names them. */
export const paymentMethodHref = ({
  sessionId,
  sessionData,
  clientKey,
  environment,
}: CheckoutSession): string =>
  `${paths.paymentMethod.href()}?${new URLSearchParams({ sessionId, sessionData, clientKey, environment })}`;
