import { type Cents, eurosFromCents } from './cents.ts';

// Constructing a formatter is a hundred times as expensive as using it.
const amountFormat = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const euroFormat = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/** '€ 1.234,50', negative '−€ 2,50' with a MINUS SIGN (U+2212); a NO-BREAK SPACE (U+00A0) follows the euro sign. */
export function formatEuros(amount: Cents): string {
  const euros = eurosFromCents(amount);
  return `${euros < 0 ? '−' : ''}${euroFormat.format(Math.abs(euros))}`;
}

/** Formats an amount for narrow places, without ',00': '€ 50', '€ 7,50'. Otherwise as `formatEuros`. */
export const formatWholeEuros = (amount: Cents): string => {
  const text = formatEuros(amount);
  return amount % 100 === 0 ? text.slice(0, -3) : text;
};

/** Formats an amount in Dutch without a currency: '1.234,50', '-2,50'. */
export function formatAmount(amount: Cents): string {
  return amountFormat.format(eurosFromCents(amount));
}

export interface PriceParts {
  /** whole euros with thousands separators: '1.234'; with the sign of a negative price */
  readonly integer: string;
  /** two digits: '50' */
  readonly fraction: string;
  /** the whole price as spoken text: '1.234,50 euro' */
  readonly spoken: string;
}

/** @example priceParts(cents(123450)) // { integer: '1.234', fraction: '50', spoken: '1.234,50 euro' } */
export function priceParts(amount: Cents): PriceParts {
  const text = formatAmount(amount);
  const comma = text.length - 3;
  return { integer: text.slice(0, comma), fraction: text.slice(comma + 1), spoken: `${text} euro` };
}
