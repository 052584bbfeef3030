import { useQuery } from '../data/useQuery.ts';
import { useOptionalCustomer, useSelected } from '../stores/StoresProvider.tsx';
import { shortDeliveryDays } from './shortDeliveryDays.ts';

/**
 * The first two days on which an order of now can come, 'di 24 of wo 25 nov': those that the cart's answer told, before
 * there is one those of the shop's settings; empty while neither is there, and for visitors.
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
