import { defaultCutOffHour } from '@magazijn/domain/delivery';
import { useQuery } from '../data/useQuery.ts';

/** Until when an order still counts as one of today, as a sentence has it: '12.00 uur'; the back end says when. */
export function useCutOff(): string {
  const { data } = useQuery('shopSettings');
  return `${data?.cutOffHour ?? defaultCutOffHour}.00 uur`;
}
