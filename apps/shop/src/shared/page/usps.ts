import { defaultCartRules } from '@magazijn/domain/cart';
import { defaultCutOffHour } from '@magazijn/domain/delivery';
import { type Cents, formatWholeEuros } from '@magazijn/domain/money';
import { useQuery } from '../data/useQuery.ts';
import { useShopLinks } from '../links/ShopLinks.tsx';

/** What speaks for ordering here, each as its core, which the bar sets bold, and the rest of its sentence. */
const sellingPoints = (freeShippingFrom: Cents, cutOff: string, storeroom: string) =>
  [
    [`Vóór ${cutOff} besteld,`, ' in 1–2 werkdagen bezorgd'],
    [
      'Gratis bezorgd',
      // An ordinary blank: the sentence may break before its amount.
      ` in Nederland en Vlaanderen vanaf ${formatWholeEuros(freeShippingFrom).replace('\u00a0', ' ')}`,
    ],
    ['Scherpe prijzen', ' en acties voor de kinderopvang'],
    ['In Nederland zet de chauffeur', ` alles in je ${storeroom}`],
  ] as const;

/** The selling points, with the amount and the hour that the back end says; the specification's where it says none. */
export function useSellingPoints(): ReturnType<typeof sellingPoints> {
  const { data } = useQuery('shopSettings');
  const { words } = useShopLinks().brand;
  return sellingPoints((data ?? defaultCartRules).freeShippingFrom, useCutOff(), words.storeroom);
}

/** The selling points as whole sentences, for a list. */
export function useUsps(): readonly string[] {
  return useSellingPoints().map(([core, rest]) => core + rest);
}

/** Until when an order still counts as one of today, as a sentence has it: '12.00 uur'; the back end says when. */
export function useCutOff(): string {
  const { data } = useQuery('shopSettings');
  return `${data?.cutOffHour ?? defaultCutOffHour}.00 uur`;
}
