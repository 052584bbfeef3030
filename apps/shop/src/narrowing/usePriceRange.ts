import type { Narrowing } from '@magazijn/api-client';
import type { PriceRange } from '@magazijn/ui';
import { useEffect, useEffectEvent, useState } from 'react';

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
export function usePriceRange(
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
