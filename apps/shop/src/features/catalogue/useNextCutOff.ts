import { describeDeliveryDate } from '@magazijn/domain/delivery';
import { useQuery } from '../../shared/data/useQuery.ts';
import { useCutOff } from '../../shared/page/usps.ts';

/** The cut-off for the first delivery day in a sentence: '12.00 uur', or with its day if not today. */
export function useNextCutOff(): string {
  const { data } = useQuery('shopSettings');
  const hour = useCutOff();
  return data?.cutOffDate ? `${describeDeliveryDate(data.cutOffDate).weekday} ${hour}` : hour;
}
