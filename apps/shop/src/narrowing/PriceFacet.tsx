import type { Narrowing } from '@magazijn/api-client';
import { PriceFilter } from '@magazijn/ui';
import { usePriceRange } from './usePriceRange.ts';

interface PriceFacetProps {
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
}

/** The lowest and the highest price of a list, for customers. */
export function PriceFacet({ narrowing, onNarrow }: PriceFacetProps) {
  const [range, type] = usePriceRange(narrowing, (prices) => onNarrow({ ...narrowing, ...prices }));
  return <PriceFilter range={range} onRangeChange={type} />;
}
