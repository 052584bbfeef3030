import { describeDeliveryDate } from '@magazijn/domain/delivery';
import { useQuery } from '../../shared/data/useQuery.ts';
import { useCutOff } from '../../shared/page/usps.ts';

/**
 * The cut-off time for the first delivery day, for use in a sentence: '12.00 uur', or 'maandag 12.00 uur' if it is not
 * today. The day comes from the back end.
 */
export function useNextCutOff(): string {
  const { data } = useQuery('shopSettings');
  const hour = useCutOff();
  return data?.cutOffDate ? `${describeDeliveryDate(data.cutOffDate).weekday} ${hour}` : hour;
}
