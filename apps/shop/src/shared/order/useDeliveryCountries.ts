import { allCountries, type Country } from '@magazijn/domain/delivery';
import { useQuery } from '../data/useQuery.ts';

/** Where the shop delivers: both countries while the settings are not loaded, and with a back end that has none. */
export const useDeliveryCountries = (): readonly Country[] =>
  useQuery('shopSettings').data?.deliveryCountries ?? allCountries;
