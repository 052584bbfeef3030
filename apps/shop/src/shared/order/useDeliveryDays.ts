import { useQuery } from '../data/useQuery.ts';
import { useOptionalCustomer, useSelected } from '../stores/StoresProvider.tsx';
import { shortDeliveryDays } from './shortDeliveryDays.ts';

/**
 * The first two possible delivery days, 'di 24 of wo 25 nov': those of the priced cart, else those of the shop's
 * settings; empty while neither is loaded, and for visitors.
 */
export function useDeliveryDays(): string {
  const { data: settings } = useQuery('shopSettings');
  const ofCart = useSelected(
    useOptionalCustomer()?.cart,
    ({ info }) => shortDeliveryDays(info?.deliveryDates ?? []),
    '',
  );
  return ofCart || shortDeliveryDays(settings?.deliveryDates ?? []);
}
