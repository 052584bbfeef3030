import type { Cents } from './cents.ts';
import { eurosFromCents } from './eurosFromCents.ts';

// Made once: constructing a formatter costs a hundred times what using it does.
const amountFormat = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount as Dutch readers write it, without a currency: '1.234,50', '-2,50'. */
export function formatAmount(amount: Cents): string {
  return amountFormat.format(eurosFromCents(amount));
}
