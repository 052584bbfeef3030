import type { LastPurchase } from '@magazijn/api-client';
import { unitText } from '@magazijn/domain/cart';
import { formatShortDate } from '@magazijn/domain/delivery';

/** How many of a product were bought, and when: '3 dozen op 12 nov'. `today`: ISO, Europe/Amsterdam. */
export function boughtText({ quantity, unit, orderedOn }: LastPurchase, today: string): string {
  const units = unitText(quantity, unit);
  return `${units === String(quantity) ? `${units} ×` : units} op ${formatShortDate(orderedOn, today)}`;
}
