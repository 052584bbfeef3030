import type { CheckoutTab } from './CheckoutTabs.tsx';

export const sampleSteps: readonly CheckoutTab[] = [
  { value: 'cart', label: 'Winkelmand', number: 1 },
  { value: 'payment', label: 'Betalen', number: 2 },
];
