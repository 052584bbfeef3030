import { defaultCartRules } from '@magazijn/domain/cart';
import { type Country, defaultCutOffHour, deliveryArea } from '@magazijn/domain/delivery';
import { type Cents, formatWholeEuros } from '@magazijn/domain/money';
import { useQuery } from '../data/useQuery.ts';
import { useShopLinks } from '../links/ShopLinks.tsx';
import { useDeliveryCountries } from '../order/useDeliveryCountries.ts';

/** The selling points: the core, which the bar sets bold, and the rest of the sentence. */
const sellingPoints = (
  freeShippingFrom: Cents,
  cutOff: string,
  storeroom: string,
  countries: readonly Country[],
): readonly (readonly [core: string, rest: string])[] => [
  [`Vóór ${cutOff} besteld,`, ' in 1–2 werkdagen bezorgd'],
  [
    'Gratis bezorgd',
    // An ordinary blank: the sentence may break before its amount.
    ` in ${deliveryArea(countries)} vanaf ${formatWholeEuros(freeShippingFrom).replace('\u00a0', ' ')}`,
  ],
  ['Scherpe prijzen', ' en acties voor de kinderopvang'],
  ...(countries.includes('NL')
    ? [['In Nederland zet de chauffeur', ` alles in je ${storeroom}`] as const]
    : []),
];

/** The selling points with the back end's amount and hour, by default the specification's. */
export function useSellingPoints(): ReturnType<typeof sellingPoints> {
  const { data } = useQuery('shopSettings');
  const { words } = useShopLinks().brand;
  return sellingPoints(
    (data ?? defaultCartRules).freeShippingFrom,
    useCutOff(),
    words.storeroom,
    useDeliveryCountries(),
  );
}

/** The selling points as whole sentences, for a list. */
export function useUsps(): readonly string[] {
  return useSellingPoints().map(([core, rest]) => core + rest);
}

/** The back end's cut-off time in a sentence: '12.00 uur'. */
export function useCutOff(): string {
  const { data } = useQuery('shopSettings');
  return `${data?.cutOffHour ?? defaultCutOffHour}.00 uur`;
}
