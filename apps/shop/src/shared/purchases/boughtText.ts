import type { LastPurchase } from '@magazijn/api-client';
import { unitText } from '@magazijn/domain/cart';
import { formatShortDate } from '@magazijn/domain/delivery';

/** How many of a product were bought, and when: '3 dozen' and 'op 12 nov'. `today`: ISO, Europe/Amsterdam. */
export function boughtTexts({ quantity, unit, orderedOn }: LastPurchase, today: string): [string, string] {
  const units = unitText(quantity, unit);
  return [units === String(quantity) ? `${units} ×` : units, `op ${formatShortDate(orderedOn, today)}`];
}

/** '3 dozen op 12 nov' */
export const boughtText = (purchase: LastPurchase, today: string): string =>
  boughtTexts(purchase, today).join(' ');
