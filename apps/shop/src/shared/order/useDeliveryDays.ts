import { useQuery } from '../data/useQuery.ts';
import { useOptionalCustomer, useSelected } from '../stores/StoresProvider.tsx';
import { shortDeliveryDays } from './shortDeliveryDays.ts';

/** The first two possible delivery days, 'di 24 of wo 25 nov', of the cart or the settings; else empty. */
export function useDeliveryDays(): string {
  const { data: settings } = useQuery('shopSettings');
  const ofCart = useSelected(
    useOptionalCustomer()?.cart,
    ({ info }) => shortDeliveryDays(info?.deliveryDates ?? []),
    '',
  );
  return ofCart || shortDeliveryDays(settings?.deliveryDates ?? []);
}
