import type { StepTabItem } from './StepTab.tsx';

/** The three steps of a registration, for stories and tests: the first is open. */
export const sampleRegistration: readonly StepTabItem[] = [
  { value: 'general', label: 'Algemene gegevens', number: 1 },
  { value: 'addresses', label: 'Bezorg- en factuuradres', number: 2, disabled: true },
  { value: 'hours', label: 'Openingstijden', number: 3, disabled: true },
];
