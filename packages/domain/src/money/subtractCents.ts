import { type Cents, cents } from './cents.ts';

/** `amount` less `taken`; the result may be negative. */
export function subtractCents(amount: Cents, taken: Cents): Cents {
  return cents(amount - taken);
}
