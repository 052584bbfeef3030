import type { CheckoutTab } from './CheckoutTabs.tsx';

/** The two steps of an order, for stories and tests. */
export const sampleSteps: readonly CheckoutTab[] = [
  { value: 'cart', label: 'Winkelmand', number: 1 },
  { value: 'payment', label: 'Betalen', number: 2 },
];
