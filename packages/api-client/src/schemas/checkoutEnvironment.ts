// Separate from the schemas, so that the shop's first load needs no zod for it.

/** The provider's environments. Its browser library treats any other value as live, so others must be refused. */
export const checkoutEnvironments = [
  'test',
  'live',
  'live-us',
  'live-au',
  'live-apse',
  'live-in',
  'live-nea',
] as const;

export type CheckoutEnvironment = (typeof checkoutEnvironments)[number];
