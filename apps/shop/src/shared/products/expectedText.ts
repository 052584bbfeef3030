import { describeDeliveryDate, isIsoDate } from '@magazijn/domain/delivery';

/** When a sold-out product is expected: 'Verwacht op 3 december'; '' for a text that is no date. */
export function expectedText(date: string): string {
  if (!isIsoDate(date)) return '';
  const { day, month } = describeDeliveryDate(date);
  return `Verwacht op ${day}\u00a0${month}`;
}
