import type { Cents } from './cents.ts';
import { formatAmount } from './formatAmount.ts';

/** A price in the parts that a price badge shows and a screen reader says. */
export interface PriceParts {
  /** whole euros with thousands points: '1.234'; a negative price has its sign here */
  readonly integer: string;
  /** always two digits: '50' */
  readonly fraction: string;
  /** the whole price in words that a screen reader reads well: '1.234,50 euro' */
  readonly spoken: string;
}

/**
 * Splits a price for the badge that sets the cents smaller than the euros (clause S13).
 *
 * @example priceParts(cents(123450)) // { integer: '1.234', fraction: '50', spoken: '1.234,50 euro' }
 */
export function priceParts(amount: Cents): PriceParts {
  const text = formatAmount(amount);
  const comma = text.length - 3;
  return { integer: text.slice(0, comma), fraction: text.slice(comma + 1), spoken: `${text} euro` };
}
