import type { ProductFilters } from '@magazijn/api-client';
import { PriceFilter, type PriceRange } from '@magazijn/ui';
import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without typing before a price applies. */
const delayMs = 500;

/** The back end's maximum. */
const highest = 999_999;

const fits = (price: number | null): boolean => price === null || (price >= 0 && price <= highest);
const rounded = (price: number | null): number | null => price && Math.round(price * 100) / 100;

/** The price range during typing, replaced by a changed address, and its change handler. */
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

export interface PriceFacetProps {
  filters: ProductFilters;
  onFiltersChange: (filters: ProductFilters) => void;
}

/** The lowest and the highest price of a list, for customers. */
export function PriceFacet({ filters, onFiltersChange }: PriceFacetProps) {
  const [range, type] = usePriceRange(filters, (prices) => onFiltersChange({ ...filters, ...prices }));
  return <PriceFilter value={range} onValueChange={type} />;
}
