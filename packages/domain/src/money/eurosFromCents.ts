import type { Cents } from './cents.ts';

/** Cents to euros as the API speaks them: the decimal number nearest to the amount (1250 → 12.5). */
export function eurosFromCents(amount: Cents): number {
  return amount / 100;
}
