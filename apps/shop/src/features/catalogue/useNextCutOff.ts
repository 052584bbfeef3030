import { describeDeliveryDate } from '@magazijn/domain/delivery';
import { useQuery } from '../../shared/data/useQuery.ts';
import { useCutOff } from '../../shared/page/usps.ts';

/**
 * Until when one has to order for the first delivery day, as a sentence has it: '12.00 uur', and where that is not today
 * 'maandag 12.00 uur'. The back end says the day.
 */
export function useNextCutOff(): string {
  const { data } = useQuery('shopSettings');
  const hour = useCutOff();
  return data?.cutOffDate ? `${describeDeliveryDate(data.cutOffDate).weekday} ${hour}` : hour;
}
