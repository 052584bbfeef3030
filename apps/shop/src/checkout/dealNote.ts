import type { CartLine } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';

/**
 * What the deal of a line takes off, as cart and order say it (E05); null where it takes nothing off.
 *
 * @example '2+1 gratis: € 16,20 korting', '10% actiekorting: € 27,13', without a label 'Actiekorting: € 27,13'
 */
export function dealNote({ offerLabel, discount }: Pick<CartLine, 'offerLabel' | 'discount'>): string | null {
  if (discount <= 0) return null;
  const amount = formatEuros(discount);
  const percentage = /^[-−]?(\d+ ?%)$/.exec(offerLabel)?.[1];
  if (percentage !== undefined) return `${percentage} actiekorting: ${amount}`;
  return offerLabel === '' ? `Actiekorting: ${amount}` : `${offerLabel}: ${amount} korting`;
}
