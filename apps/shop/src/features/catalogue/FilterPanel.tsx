import type { Facets, ProductFilters } from '@magazijn/api-client';
import { centsFromEuros, formatEuros } from '@magazijn/domain/money';
import {
  Button,
  type Facet,
  FacetFilters,
  FilterChips,
  PriceFilter,
  type PriceRange,
  type SelectedFacets,
} from '@magazijn/ui';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { filterTexts } from './filterTexts.ts';
import { noFilters } from './productListUrl.ts';

/** What is selected of the facets, under the same names. */
export const selectedOf = ({ brands, onOffer, inStock }: ProductFilters): SelectedFacets => ({
  merk: brands,
  ...(onOffer && { aanbieding: ['1'] }),
  ...(inStock && { voorraad: ['1'] }),
});

/** The facets as the kit shows them, under the names of the query parameters; a choice that leaves nothing is left out. */
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

/** The filters with these choices. */
export const withSelected = (filters: ProductFilters, selected: SelectedFacets): ProductFilters => ({
  ...filters,
  brands: (selected.merk ?? []).toSorted(),
  onOffer: selected.aanbieding !== undefined,
  inStock: selected.voorraad !== undefined,
});

/** One filter that is on, and the list without it. */
interface SelectedFilter {
  readonly id: string;
  readonly label: string;
  readonly remaining: ProductFilters;
}

const euros = (price: number): string => formatEuros(centsFromEuros(price));

/** The filters that are on, in the order of the facets. */
export function filterChips(filters: ProductFilters): readonly SelectedFilter[] {
  const { brands, onOffer, inStock, priceFrom, priceUntil } = filters;
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
    ...(inStock ? [chip('voorraad', filterTexts.inStock, { inStock: false })] : []),
    ...(priceFrom === null ? [] : [chip('vanaf', filterTexts.from(euros(priceFrom)), { priceFrom: null })]),
    ...(priceUntil === null ? [] : [chip('tot', filterTexts.until(euros(priceUntil)), { priceUntil: null })]),
  ];
}

/** Milliseconds without a typed figure before the list follows. */
const delayMs = 500;

/** What the back end takes. */
const highest = 999_999;

const fits = (price: number | null): boolean => price === null || (price >= 0 && price <= highest);
const rounded = (price: number | null): number | null => price && Math.round(price * 100) / 100;

/**
 * The range of prices while it is typed. The address has the last word: what was typed before it changed is forgotten.
 *
 * @returns the range to show, and what takes each typed figure
 */
function usePriceRange(
  { priceFrom, priceUntil }: ProductFilters,
  onChange: (prices: Pick<ProductFilters, 'priceFrom' | 'priceUntil'>) => void,
): readonly [range: PriceRange, type: (range: PriceRange) => void] {
  const inAddress = `${priceFrom}–${priceUntil}`;
  const [typed, setTyped] = useState<{ readonly range: PriceRange; readonly over: string } | null>(null);
  if (typed && typed.over !== inAddress) setTyped(null);
  const typing = typed?.over === inAddress ? typed.range : null;

  const follow = useEffectEvent(({ from, until }: PriceRange) => {
    if (!fits(from) || !fits(until) || (from !== null && until !== null && from > until)) return;
    const prices = { priceFrom: rounded(from), priceUntil: rounded(until) };
    if (`${prices.priceFrom}–${prices.priceUntil}` !== inAddress) onChange(prices);
  });
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => follow(typing), delayMs);
    return () => clearTimeout(timer);
  }, [typing]);

  return [typing ?? { from: priceFrom, until: priceUntil }, (range) => setTyped({ range, over: inAddress })];
}

interface SelectedFiltersProps {
  filters: ProductFilters;
  onFiltersChange: (filters: ProductFilters) => void;
}

/** The filters that are on, each of them to be taken off. Without scripts the form does that. */
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

interface PriceFacetProps {
  filters: ProductFilters;
  onFiltersChange: (filters: ProductFilters) => void;
}

/** The lowest and the highest price of a list, for customers. */
export function PriceFacet({ filters, onFiltersChange }: PriceFacetProps) {
  const [range, type] = usePriceRange(filters, (prices) => onFiltersChange({ ...filters, ...prices }));
  return <PriceFilter value={range} onValueChange={type} />;
}

interface FilterPanelProps {
  facets: Facets;
  filters: ProductFilters;
  /** The list's own address. */
  href: string;
  /** How many filters are on. */
  selectedCount: number;
  /** '58 producten'. */
  found: string;
  onFiltersChange: (filters: ProductFilters) => void;
  /** The choice of an order: beside the button on a phone, and where the page puts it elsewhere. */
  sort: ReactNode;
  /** Filters that not everybody has. */
  children?: ReactNode;
}

/** Every choice was followed when it was made; Enter in a price would load the document. */
const stay = (event: FormEvent) => event.preventDefault();

/**
 * The filters of a list. On a phone it stands behind one button. Without scripts it is a form that asks for the
 * same addresses, and all of it shows.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { facets, filters, href, selectedCount, found, onFiltersChange, sort, children } = props;
  const panel = useId();
  const [open, setOpen] = useState(false);
  return (
    <form action={href} onSubmit={stay} className="grid gap-4">
      <div className="flex gap-3 *:grow wide:contents">
        <Button
          tone="secondary"
          className="wide:hidden"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          {filterTexts.filters(selectedCount)}
        </Button>
        {sort}
      </div>
      <div id={panel} className={open ? 'grid gap-4' : 'grid gap-4 max-wide:hidden noscript:grid'}>
        <FacetFilters
          facets={facetsOf(facets, filters)}
          value={selectedOf(filters)}
          onValueChange={(next) => onFiltersChange(withSelected(filters, next))}
        >
          {children}
        </FacetFilters>
        <div className="hidden noscript:grid">
          <Button type="submit">{filterTexts.apply}</Button>
        </div>
        <Button className="wide:hidden" onClick={() => setOpen(false)}>
          {filterTexts.show(found)}
        </Button>
      </div>
    </form>
  );
}
