import type { StepTabItem } from './StepTab.tsx';

export const sampleRegistration: readonly StepTabItem[] = [
  { value: 'general', label: 'Algemene gegevens', number: 1 },
  { value: 'addresses', label: 'Bezorg- en factuuradres', number: 2, disabled: true },
  { value: 'hours', label: 'Openingstijden', number: 3, disabled: true },
];
