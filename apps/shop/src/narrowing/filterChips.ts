import type { Narrowing } from '@magazijn/api-client';
import { centsFromEuros, formatEuros } from '@magazijn/domain/money';
import { listTexts } from './listTexts.ts';

/** One filter that is on, and the list without it. */
export interface ChosenFilter {
  readonly id: string;
  readonly label: string;
  readonly without: Narrowing;
}

const euros = (price: number): string => formatEuros(centsFromEuros(price));

/** The filters that are on, in the order of the facets. */
export function filterChips(narrowing: Narrowing): readonly ChosenFilter[] {
  const { brands, onOffer, inStock, priceFrom, priceUntil } = narrowing;
  const chip = (id: string, label: string, change: Partial<Narrowing>): ChosenFilter => ({
    id,
    label,
    without: { ...narrowing, ...change },
  });
  return [
    ...brands.map((brand) =>
      chip(`merk ${brand}`, `${listTexts.brand}: ${brand}`, {
        brands: brands.filter((each) => each !== brand),
      }),
    ),
    ...(onOffer ? [chip('aanbieding', listTexts.onOffer, { onOffer: false })] : []),
    ...(inStock ? [chip('voorraad', listTexts.inStock, { inStock: false })] : []),
    ...(priceFrom === null ? [] : [chip('vanaf', listTexts.from(euros(priceFrom)), { priceFrom: null })]),
    ...(priceUntil === null ? [] : [chip('tot', listTexts.until(euros(priceUntil)), { priceUntil: null })]),
  ];
}
