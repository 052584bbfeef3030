import { cents, formatEuros } from '@magazijn/domain/money';

/** An amount of the provider, in the smallest unit of its currency: '€ 121,00', 'USD 121,00'. */
export function formatMinorUnits(amount: number, currency: string): string {
  if (currency === 'EUR') return formatEuros(cents(amount));
  const format = new Intl.NumberFormat('nl-NL', { style: 'currency', currency, currencyDisplay: 'code' });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
