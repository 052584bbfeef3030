import type { LastPurchase } from '@magazijn/api-client';
import { unitText } from '@magazijn/domain/cart';
import { formatShortDate } from '@magazijn/domain/delivery';

/**
 * How many of a product were bought, and when.
 *
 * @param today an ISO date in Europe/Amsterdam
 * @example boughtText({ quantity: 3, unit: 'doos', orderedOn: '2026-11-12' }, '2026-11-29') // '3 dozen op 12 nov'
 */
export function boughtText({ quantity, unit, orderedOn }: LastPurchase, today: string): string {
  const units = unitText(quantity, unit);
  return `${units === String(quantity) ? `${units} ×` : units} op ${formatShortDate(orderedOn, today)}`;
}
