import type { Cents } from './cents.ts';
import { eurosFromCents } from './eurosFromCents.ts';

// Made once: constructing a formatter costs a hundred times what using it does.
const euroFormat = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/**
 * An amount as Dutch readers write it: '€ 1.234,50'; below zero '−€ 2,50', with a MINUS SIGN (U+2212).
 * A NO-BREAK SPACE (U+00A0) follows the euro sign, so that a price never breaks over two lines.
 */
export function formatEuros(amount: Cents): string {
  const euros = eurosFromCents(amount);
  return `${euros < 0 ? '−' : ''}${euroFormat.format(Math.abs(euros))}`;
}
