import { type Cents, eurosFromCents } from './cents.ts';

// Made once: constructing a formatter costs a hundred times what using it does.
const amountFormat = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const euroFormat = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/**
 * An amount as Dutch readers write it: '€ 1.234,50'; below zero '−€ 2,50', with a MINUS SIGN (U+2212).
 * A NO-BREAK SPACE (U+00A0) follows the euro sign, so that a price never breaks over two lines.
 */
export function formatEuros(amount: Cents): string {
  const euros = eurosFromCents(amount);
  return `${euros < 0 ? '−' : ''}${euroFormat.format(Math.abs(euros))}`;
}

/**
 * An amount where cents would crowd: '€ 50', and with its cents where it has some: '€ 7,50'. As `formatEuros` otherwise.
 */
export const formatWholeEuros = (amount: Cents): string => {
  const text = formatEuros(amount);
  return amount % 100 === 0 ? text.slice(0, -3) : text;
};

/** An amount as Dutch readers write it, without a currency: '1.234,50', '-2,50'. */
export function formatAmount(amount: Cents): string {
  return amountFormat.format(eurosFromCents(amount));
}

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
 * Splits a price for the badge that sets the cents smaller than the euros.
 *
 * @example priceParts(cents(123450)) // { integer: '1.234', fraction: '50', spoken: '1.234,50 euro' }
 */
export function priceParts(amount: Cents): PriceParts {
  const text = formatAmount(amount);
  const comma = text.length - 3;
  return { integer: text.slice(0, comma), fraction: text.slice(comma + 1), spoken: `${text} euro` };
}
