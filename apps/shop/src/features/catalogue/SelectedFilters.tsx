import type { ProductFilters } from '@magazijn/api-client';
import { centsFromEuros, formatEuros } from '@magazijn/domain/money';
import { FilterChips } from '@magazijn/ui';
import { filterTexts } from './filterTexts.ts';
import { noFilters, type OptionFilter } from './productListUrl.ts';

interface SelectedFilter {
  readonly id: string;
  readonly label: string;
  readonly remaining: ProductFilters;
}

const euros = (price: number): string => formatEuros(centsFromEuros(price));

export function filterChips(filters: ProductFilters): readonly SelectedFilter[] {
  const { onOffer, offerKind, inStock, organic, priceFrom, priceUntil } = filters;
  const chip = (id: string, label: string, change: Partial<ProductFilters>): SelectedFilter => ({
    id,
    label,
    remaining: { ...filters, ...change },
  });
  const chipsOf = (facet: OptionFilter, labelOf: (name: string) => string): readonly SelectedFilter[] =>
    filters[facet].map((name) =>
      chip(`${facet} ${name}`, labelOf(name), { [facet]: filters[facet].filter((each) => each !== name) }),
    );
  return [
    ...chipsOf('brands', (brand) => `${filterTexts.brand}: ${brand}`),
    ...chipsOf('sizes', (size) => `${filterTexts.size}: ${size}`),
    ...chipsOf('packs', (pack) => `${filterTexts.pack}: ${pack}`),
    ...chipsOf('freeOf', filterTexts.free),
    ...(organic ? [chip('biologisch', filterTexts.organic, { organic: false })] : []),
    ...(onOffer ? [chip('aanbieding', filterTexts.onOffer, { onOffer: false })] : []),
    ...(offerKind ? [chip('actie', filterTexts.offerKinds[offerKind], { offerKind: null })] : []),
    ...(inStock ? [chip('voorraad', filterTexts.inStock, { inStock: false })] : []),
    ...(priceFrom === null ? [] : [chip('vanaf', filterTexts.from(euros(priceFrom)), { priceFrom: null })]),
    ...(priceUntil === null ? [] : [chip('tot', filterTexts.until(euros(priceUntil)), { priceUntil: null })]),
  ];
}

export interface SelectedFiltersProps {
  filters: ProductFilters;
  onFiltersChange: (filters: ProductFilters) => void;
}

/** The selected filters, each with a button to remove it. Without scripts the form removes them. */
export function SelectedFilters({ filters, onFiltersChange }: SelectedFiltersProps) {
  const chips = filterChips(filters);
  return (
    <FilterChips
      chips={chips}
      onRemove={(id) => onFiltersChange(chips.find((chip) => chip.id === id)?.remaining ?? filters)}
      onClear={() => onFiltersChange({ ...noFilters, sort: filters.sort })}
    />
  );
}
