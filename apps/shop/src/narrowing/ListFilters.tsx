import type { Facets, Narrowing } from '@magazijn/api-client';
import { centsFromEuros, formatEuros } from '@magazijn/domain/money';
import {
  Button,
  type ChosenFacets,
  type Facet,
  FacetFilters,
  FilterChips,
  PriceFilter,
  type PriceRange,
} from '@magazijn/ui';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { listTexts } from './listTexts.ts';
import { unnarrowed } from './readNarrowing.ts';

/** What is chosen of the facets, under the same names. */
export const chosenOf = ({ brands, onOffer, inStock }: Narrowing): ChosenFacets => ({
  merk: brands,
  ...(onOffer && { aanbieding: ['1'] }),
  ...(inStock && { voorraad: ['1'] }),
});

/** The facets as the kit shows them, under the names of the query parameters; a choice that leaves nothing is left out. */
export function facetsOf({ brands, onOffer, inStock }: Facets, narrowing: Narrowing): readonly Facet[] {
  const only = (label: string, count: number, chosen: boolean) =>
    count > 0 || chosen ? [{ value: '1', label, count }] : [];
  const missing = narrowing.brands.filter((brand) => brands.every(({ name }) => name !== brand));
  return [
    {
      name: 'merk',
      label: listTexts.brand,
      options: [
        ...brands.map(({ name, count }) => ({ value: name, label: name, count })),
        ...missing.map((name) => ({ value: name, label: name, count: 0 })),
      ],
    },
    {
      name: 'aanbieding',
      label: listTexts.offer,
      options: only(listTexts.onOffer, onOffer, narrowing.onOffer),
    },
    {
      name: 'voorraad',
      label: listTexts.stock,
      options: only(listTexts.inStock, inStock, narrowing.inStock),
    },
  ];
}

/** The narrowing with these choices. */
export const withChosen = (narrowing: Narrowing, chosen: ChosenFacets): Narrowing => ({
  ...narrowing,
  brands: (chosen.merk ?? []).toSorted(),
  onOffer: chosen.aanbieding !== undefined,
  inStock: chosen.voorraad !== undefined,
});

/** One filter that is on, and the list without it. */
interface ChosenFilter {
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

/** Milliseconds without a typed figure before the list follows. */
const pause = 500;

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
  { priceFrom, priceUntil }: Narrowing,
  onChange: (prices: Pick<Narrowing, 'priceFrom' | 'priceUntil'>) => void,
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
    const timer = setTimeout(() => follow(typing), pause);
    return () => clearTimeout(timer);
  }, [typing]);

  return [typing ?? { from: priceFrom, until: priceUntil }, (range) => setTyped({ range, over: inAddress })];
}

interface ChosenFiltersProps {
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
}

/** The filters that are on, each of them to be taken off. Without scripts the form does that. */
export function ChosenFilters({ narrowing, onNarrow }: ChosenFiltersProps) {
  const chips = filterChips(narrowing);
  return (
    <FilterChips
      chips={chips}
      onRemove={(id) => onNarrow(chips.find((chip) => chip.id === id)?.without ?? narrowing)}
      onClear={() => onNarrow({ ...unnarrowed, order: narrowing.order })}
    />
  );
}

interface PriceFacetProps {
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
}

/** The lowest and the highest price of a list, for customers. */
export function PriceFacet({ narrowing, onNarrow }: PriceFacetProps) {
  const [range, type] = usePriceRange(narrowing, (prices) => onNarrow({ ...narrowing, ...prices }));
  return <PriceFilter range={range} onRangeChange={type} />;
}

interface ListFiltersProps {
  /** Of the form, for controls of it that stand elsewhere. */
  id: string;
  facets: Facets;
  narrowing: Narrowing;
  /** The list's own address. */
  href: string;
  /** How many filters are on. */
  chosen: number;
  /** '58 producten'. */
  found: string;
  onNarrow: (narrowing: Narrowing) => void;
  /** Filters that not everybody has. */
  children?: ReactNode;
}

/** Every choice was followed when it was made; Enter in a price would load the document. */
const stay = (event: FormEvent) => event.preventDefault();

/**
 * What a list can be narrowed by. On a phone it stands behind one button. Without scripts it is a form that asks for the
 * same addresses, and all of it shows.
 */
export function ListFilters(props: ListFiltersProps) {
  const { id, facets, narrowing, href, chosen, found, onNarrow, children } = props;
  const panel = useId();
  const [open, setOpen] = useState(false);
  return (
    <form id={id} action={href} onSubmit={stay} className="grid gap-4">
      <Button
        tone="secondary"
        className="wide:hidden noscript:hidden"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {listTexts.filters(chosen)}
      </Button>
      <div id={panel} className={open ? 'grid gap-4' : 'grid gap-4 max-wide:hidden noscript:grid'}>
        <FacetFilters
          facets={facetsOf(facets, narrowing)}
          chosen={chosenOf(narrowing)}
          onChosenChange={(next) => onNarrow(withChosen(narrowing, next))}
        >
          {children}
        </FacetFilters>
        <noscript>
          <Button type="submit">{listTexts.apply}</Button>
        </noscript>
        <Button className="wide:hidden noscript:hidden" onClick={() => setOpen(false)}>
          {listTexts.show(found)}
        </Button>
      </div>
    </form>
  );
}
