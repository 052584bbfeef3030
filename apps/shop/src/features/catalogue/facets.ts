// Converts the filters of an address to those of the kit's components.
import type { Facets, ProductFilters } from '@magazijn/api-client';
import { centsFromEuros, formatEuros } from '@magazijn/domain/money';
import type { Facet, SelectedFacets } from '@magazijn/ui';
import { filterTexts } from './filterTexts.ts';

/** The selected options of each facet, under the facets' names. */
export const selectedOf = ({ brands, onOffer, inStock }: ProductFilters): SelectedFacets => ({
  merk: brands,
  ...(onOffer && { aanbieding: ['1'] }),
  ...(inStock && { voorraad: ['1'] }),
});

/** The facets for the kit, under the names of the query parameters; without unselected options that have no results. */
export function facetsOf({ brands, onOffer, inStock }: Facets, filters: ProductFilters): readonly Facet[] {
  const only = (label: string, count: number, selected: boolean) =>
    count > 0 || selected ? [{ value: '1', label, count }] : [];
  const missing = filters.brands.filter((brand) => brands.every(({ name }) => name !== brand));
  return [
    {
      name: 'merk',
      label: filterTexts.brand,
      options: [
        ...brands.map(({ name, count }) => ({ value: name, label: name, count })),
        ...missing.map((name) => ({ value: name, label: name, count: 0 })),
      ],
    },
    {
      name: 'aanbieding',
      label: filterTexts.offer,
      options: only(filterTexts.onOffer, onOffer, filters.onOffer),
    },
    {
      name: 'voorraad',
      label: filterTexts.stock,
      options: only(filterTexts.inStock, inStock, filters.inStock),
    },
  ];
}

/** The filters with these options selected. */
export const withSelected = (filters: ProductFilters, selected: SelectedFacets): ProductFilters => ({
  ...filters,
  brands: (selected.merk ?? []).toSorted(),
  onOffer: selected.aanbieding !== undefined,
  inStock: selected.voorraad !== undefined,
});

/** A selected filter, and the filters without it. */
interface SelectedFilter {
  readonly id: string;
  readonly label: string;
  readonly remaining: ProductFilters;
}

const euros = (price: number): string => formatEuros(centsFromEuros(price));

/** The selected filters, in the order of the facets. */
export function filterChips(filters: ProductFilters): readonly SelectedFilter[] {
  const { brands, onOffer, offerKind, inStock, priceFrom, priceUntil } = filters;
  const chip = (id: string, label: string, change: Partial<ProductFilters>): SelectedFilter => ({
    id,
    label,
    remaining: { ...filters, ...change },
  });
  return [
    ...brands.map((brand) =>
      chip(`merk ${brand}`, `${filterTexts.brand}: ${brand}`, {
        brands: brands.filter((each) => each !== brand),
      }),
    ),
    ...(onOffer ? [chip('aanbieding', filterTexts.onOffer, { onOffer: false })] : []),
    ...(offerKind ? [chip('actie', filterTexts.offerKinds[offerKind], { offerKind: null })] : []),
    ...(inStock ? [chip('voorraad', filterTexts.inStock, { inStock: false })] : []),
    ...(priceFrom === null ? [] : [chip('vanaf', filterTexts.from(euros(priceFrom)), { priceFrom: null })]),
    ...(priceUntil === null ? [] : [chip('tot', filterTexts.until(euros(priceUntil)), { priceUntil: null })]),
  ];
}
