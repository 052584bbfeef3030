import type { PaymentPlace } from './ShopSettings.ts';

/** Where the payment provider's library, its pictures and its frames come from; the same words as it uses itself. */
export function providerOrigins({ environment, emulatorOrigin }: PaymentPlace): readonly string[] {
  if (emulatorOrigin !== null) return [emulatorOrigin];
  return [
    `https://checkoutshopper-${environment}.adyen.com`,
    `https://checkoutshopper-${environment}.cdn.adyen.com`,
    `https://checkoutanalytics-${environment}.adyen.com`,
  ];
}

/** What the payment page may load and do besides: the provider's origins, named one by one, and nothing else. */
export function paymentPolicy(place: PaymentPlace): Readonly<Record<string, string>> {
  const origins = providerOrigins(place).join(' ');
  return {
    'img-src': `'self' data: ${origins}`,
    'connect-src': `'self' ${origins}`,
    'frame-src': origins,
    'form-action': `'self' ${origins}`,
  };
}
