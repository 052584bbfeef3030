import { deliveryDates, deliveryTimestamp, type IsoDate } from '@magazijn/domain/delivery';
import type { ApiParts } from '../ApiParts.ts';

const offered = 6;

/** The dates that a customer can choose from now (decision "Delivery dates"). */
export function offeredDates(
  clock: ApiParts['clock'],
  country: 'NL' | 'BE',
): readonly [IsoDate, ...IsoDate[]] {
  const [first, ...others] = deliveryDates({ now: clock(), country, count: offered });
  if (first === undefined) throw new Error('The delivery calendar offers no date');
  return [first, ...others];
}

/** The same as the wire has them: 12:00 Europe/Amsterdam in seconds. */
export const offeredTimestamps = (clock: ApiParts['clock'], country: 'NL' | 'BE'): number[] =>
  offeredDates(clock, country).map(deliveryTimestamp);
